import { type ServedJson, servedJson } from '../http/served-json';
import { indexByName } from './name-index';

interface Named {
  readonly name: string;
}

/**
 * All records of one resource, read once and held in memory: the embedded database stops the event loop while it works,
 * so that no reader may wait for it. Whoever writes calls `refresh`.
 */
export interface Catalogue<Item extends Named> {
  all(): readonly Item[];
  list(): ServedJson;
  find(name: string): Item | undefined;
  refresh(): Promise<void>;
}

/** Opens a catalogue. `inList` is what the list shows of a record; left out, the whole of it. */
export async function openCatalogue<Item extends Named>(
  read: () => Promise<readonly Item[]>,
  inList: (item: Item) => unknown = (item) => item,
): Promise<Catalogue<Item>> {
  const take = async () => {
    const items = await read();
    return { items, list: servedJson({ data: items.map(inList) }), find: indexByName(items) };
  };
  let current = await take();
  return {
    all: () => current.items,
    list: () => current.list,
    find: (name) => current.find(name),
    async refresh() {
      current = await take();
    },
  };
}
