import type { StartUpPlan } from '../../../src/document/start-up/names';
import type { LoadedPage } from '../../../src/federation/page/load-page';

/**
 * When the code of a page is loaded. At once where the page is useless without it: a part that says so, a part that failed on
 * the server, a dialog in the address, a page that navigates by itself. Otherwise on interaction, which includes scrolling
 * unless there is only text.
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
