import { toSlug } from '@iwan/shared/domain/text/slug';
import type { ServedJson } from '../http/responses/served-json';
import { coalesce } from './coalesce';
import type { Answers } from './responses';
import { servedList } from './served-list';

/**
 * Finds a record by the name in a call of section 7: exactly, otherwise ignoring case, otherwise by its slug, since a site that
 * replaced a slug's hyphens by spaces has lost accents and punctuation. Of equal names the first wins.
 *
 *     reve d azur  =>  Rêve d’Azur
 */
export function indexByName<Item extends { readonly name: string }>(
  items: readonly Item[],
): (name: string) => Item | undefined {
  const forms = [(name: string) => name, (name: string) => name.toLowerCase(), toSlug];
  const indexes = forms.map((form) => {
    const index = new Map<string, Item>();
    for (const item of items) {
      const key = form(item.name);
      if (!index.has(key)) index.set(key, item);
    }
    return { form, index };
  });
  return (name) => {
    const requested = name.trim();
    for (const { form, index } of indexes) {
      const found = index.get(form(requested));
      if (found !== undefined && form(requested) !== '') return found;
    }
    return undefined;
  };
}

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
  responses: Answers,
  inList?: (item: Item) => unknown,
): CatalogueReader<Item> {
  return {
    all: () => items,
    list: () => responses.get(items, 'list', () => servedList(items, inList)),
    find: indexByName(items),
  };
}

/** Opens a catalogue. `inList` selects what the list shows of a record; by default all of it. */
export async function openCatalogue<Item extends Named>(
  read: () => Promise<readonly Item[]>,
  responses: Answers,
  inList?: (item: Item) => unknown,
): Promise<Catalogue<Item>> {
  const take = async () => catalogueOf(await read(), responses, inList);
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
