import { setImmediate as turn } from 'node:timers/promises';
import { servedChunks } from '../http/responses/served-chunks';
import type { ServedJson } from '../http/responses/served-json';

/** How many records are serialised between two turns of the event loop; well under a millisecond each. */
const chunk = 200;

async function* serialise<Item>(items: readonly Item[], inList: (item: Item) => unknown): AsyncGenerator<Buffer> {
  yield Buffer.from('{"data":[');
  for (let from = 0; from < items.length; from += chunk) {
    if (from > 0) await turn();
    const texts = items.slice(from, from + chunk).map((item) => JSON.stringify(inList(item)));
    yield Buffer.from((from > 0 ? ',' : '') + texts.join(','));
  }
  yield Buffer.from(']}');
}

/** `{"data": [...]}` of many records, serialised in chunks so that other requests are answered meanwhile. */
export function servedList<Item>(
  items: readonly Item[],
  inList: (item: Item) => unknown = (item) => item,
): Promise<ServedJson> {
  return servedChunks(serialise(items, inList));
}
