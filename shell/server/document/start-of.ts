import type { StartUpPlan } from '../../src/document/start-up/names';
import type { LoadedPage } from '../../src/federation/page/load-page';

/**
 * When the code of a page comes. At once where the page needs it to be what it is: a part that says so, a part that the
 * server could not show and the browser may, a dialog that the address asks for, a page that goes on by itself. Else
 * when it is touched; scrolling counts unless there is nothing but text.
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
    isAtOnce: isLost || hydrations.includes('load') || page.goesOnTo !== undefined || url.searchParams.has('dialog'),
    isOnScroll: hydrations.some((hydration) => hydration === 'idle' || hydration === 'visible'),
  };
}
