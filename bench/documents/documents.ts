import { type Bench, inTurns, type Row } from '../rows';
import { loadHttp } from './http-load';
import { onOneCore } from './one-core';

const connections = 20;
const seconds = 8;

/** A new address of Home that differs in a parameter that every document depends on: the server must render its document. */
let visits = Date.now();
const newPath = () => {
  visits += 1;
  return `/?sent=${visits}`;
};

/** The documents of Home a second on one core, rendered for each request and served from the cache. */
export async function measureDocuments(bench: Bench): Promise<readonly Row[]> {
  bench.report('documents');
  const headers = { 'accept-encoding': 'br' };
  const values = await inTurns(bench, async ({ origin }) => {
    const load = async (nextPath: () => string) =>
      (await loadHttp(origin, { connections, seconds, headers, nextPath })).perSecond;
    const { result, isOneCore } = await onOneCore(origin, async () => ({
      made: await load(newPath),
      kept: await load(() => '/'),
    }));
    if (!isOneCore) bench.report('… by as many cores as it took, which the load has shared');
    return result;
  });
  const { made, kept } = bench.budgets.documents;
  return [
    { group: 'Home documents', what: 'rendered, a second', goal: made, isScore: true, cells: values('made') },
    { group: 'Home documents', what: 'from the cache, a second', goal: kept, isScore: true, cells: values('kept') },
  ];
}
