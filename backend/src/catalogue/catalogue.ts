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

/** A catalogue, as the public calls read it. */
export type CatalogueReader<Item extends Named> = Pick<Catalogue<Item>, 'all' | 'list' | 'find'>;

/** A catalogue of a fixed list of records; `inList` as in `openCatalogue`. */
export function catalogueOf<Item extends Named>(
  items: readonly Item[],
  answers: Answers,
  inList?: (item: Item) => unknown,
): CatalogueReader<Item> {
  return {
    all: () => items,
    list: () => answers.get(items, 'list', () => servedList(items, inList)),
    find: indexByName(items),
  };
}

/** Opens a catalogue. `inList` selects what the list shows of a record; by default all of it. */
export async function openCatalogue<Item extends Named>(
  read: () => Promise<readonly Item[]>,
  answers: Answers,
  inList?: (item: Item) => unknown,
): Promise<Catalogue<Item>> {
  const take = async () => catalogueOf(await read(), answers, inList);
  let current = await take();
  return {
    all: () => current.all(),
    list: () => current.list(),
    find: (name) => current.find(name),
    refresh: coalesce(async () => {
      current = await take();
    }),
  };
}
