import type { StartUpPlan } from '../../../src/document/start-up/names';
import type { LoadedPage } from '../../../src/federation/page/load-page';

/**
 * When the code of a page is loaded. Immediately where the page is useless without it: it has a part with hydration `load` or one
 * that failed on the server, its address has a dialog, or it redirects after a delay. Otherwise on the first interaction, which
 * includes scrolling where a part has hydration `idle` or `visible`.
 */
export function startOf(page: LoadedPage, url: URL): Pick<StartUpPlan, 'isAtOnce' | 'isOnScroll'> {
  const parts = [
    ...(page.island ? [{ result: page.island, source: page.source }] : []),
    ...Object.values(page.slots).flat(),
  ];
  const isLost = parts.some(({ result }) => result.status === 'failed' && result.failure.kind !== 'unpublished');
  const hydrations = parts.flatMap(({ result, source }) =>
    result.status === 'ready' && source ? [source.hydration] : [],
  );
  return {
    isAtOnce: isLost || hydrations.includes('load') || page.redirectsTo !== undefined || url.searchParams.has('dialog'),
    isOnScroll: hydrations.some((hydration) => hydration === 'idle' || hydration === 'visible'),
  };
}
