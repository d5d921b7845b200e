import type { ServedJson } from '../http/responses/served-json';
import type { Answers } from './answers';
import { coalesce } from './coalesce';
import { indexByName } from './name-index';
import { servedList } from './served-list';

interface Named {
  readonly name: string;
}

/**
 * All records of a resource, read once and kept in memory: the embedded database blocks the event loop while it works, so no
 * reader may wait for it. Each writer calls `refresh`; writes of other nodes are announced by the database.
 */
export interface Catalogue<Item extends Named> {
  /** The same array until the records are read again. */
  all(): readonly Item[];
  /** The whole list as a response, made on first use. */
  list(): ServedJson | Promise<ServedJson>;
  find(name: string): Item | undefined;
  refresh(): Promise<void>;
}

/** Opens a catalogue. `inList` selects what the list shows of a record; by default all of it. */
export async function openCatalogue<Item extends Named>(
  read: () => Promise<readonly Item[]>,
  answers: Answers,
  inList?: (item: Item) => unknown,
): Promise<Catalogue<Item>> {
  const take = async () => {
    const items = await read();
    return { items, find: indexByName(items) };
  };
  let current = await take();
  return {
    all: () => current.items,
    list: () => answers.get(current.items, 'list', () => servedList(current.items, inList)),
    find: (name) => current.find(name),
    refresh: coalesce(async () => {
      current = await take();
    }),
  };
}
