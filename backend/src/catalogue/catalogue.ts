import type { ServedJson } from '../http/responses/served-json';
import type { Answers } from './answers';
import { coalesce } from './coalesce';
import { indexByName } from './name-index';
import { servedList } from './served-list';

interface Named {
  readonly name: string;
}

/**
 * All records of one resource, read once and held in memory: the embedded database stops the event loop while it works,
 * so that no reader may wait for it. Whoever writes calls `refresh`; other nodes' writes are announced by the database.
 */
export interface Catalogue<Item extends Named> {
  /** The same list until the records are read again. */
  all(): readonly Item[];
  /** The whole list, made when it is first asked for. */
  list(): ServedJson | Promise<ServedJson>;
  find(name: string): Item | undefined;
  refresh(): Promise<void>;
}

/** Opens a catalogue. `inList` is what the list shows of a record; left out, the whole of it. */
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
