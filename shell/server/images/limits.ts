import type { VisitorLimits } from '../visitors/visitor-work';

/**
 * A large AVIF takes nearly a second of a core, a card's picture a tenth. A page of forty that nobody has seen before takes a
 * third of the burst. Nobody asks again for a picture that was refused: it waits instead, as long as a visitor may.
 */
export const limitsOfPictures: VisitorLimits = {
  budget: { burst: 30_000, share: 0.25 },
  queue: { atOnce: 2, mostWaiting: 120, longestWait: 30_000 },
  waitsForBudget: true,
};
