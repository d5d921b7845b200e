import { setImmediate as turn } from 'node:timers/promises';
import { servedChunks } from '../http/responses/served-chunks';
import type { ServedJson } from '../http/responses/served-json';

/** How many records are serialised between two turns of the event loop; well under a millisecond each. */
const chunk = 200;

type Parts<Item> = AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>;

async function* serialise<Item>(parts: Parts<Item>, inList: (item: Item) => unknown): AsyncGenerator<Buffer> {
  yield Buffer.from('{"data":[');
  let isFirst = true;
  for await (const items of parts) {
    for (let from = 0; from < items.length; from += chunk) {
      if (!isFirst) await turn();
      const texts = items.slice(from, from + chunk).map((item) => JSON.stringify(inList(item)));
      yield Buffer.from((isFirst ? '' : ',') + texts.join(','));
      isFirst = false;
    }
  }
  yield Buffer.from(']}');
}

/** `{"data": [...]}` of many records, serialised in chunks so that other requests are answered meanwhile. */
export function servedList<Item>(
  items: readonly Item[],
  inList: (item: Item) => unknown = (item) => item,
): Promise<ServedJson> {
  return servedParts([items], inList);
}

/** The same of records that are read a part at a time. */
export function servedParts<Item>(
  parts: Parts<Item>,
  inList: (item: Item) => unknown = (item) => item,
): Promise<ServedJson> {
  return servedChunks(serialise(parts, inList));
}
