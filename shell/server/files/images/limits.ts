import type { VisitorLimits } from '../../request/visitors/visitor-work';

/**
 * A large AVIF takes nearly a second of a core, a card's picture a tenth. A page with forty uncached pictures uses a third of
 * the burst. Browsers do not retry a refused picture, so requests wait for the budget instead.
 */
export const limitsOfPictures: VisitorLimits = {
  budget: { burst: 30_000, share: 0.25 },
  queue: { atOnce: 2, mostWaiting: 120, longestWait: 30_000 },
  waitsForBudget: true,
};
