import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { toSlug } from '@iwan/shared/domain/text/slug';
import type { TranslatedLanguage } from '@iwan/shared/domain/translation/translated-fields';
import type { ServedJson } from '../http/responses/served-json';
import { translated, translatedPart } from '../language/translated-record';
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
  /** The whole list as a response, in the language of the records or another one, made on first use. */
  list(language?: TranslatedLanguage | null): ServedJson | Promise<ServedJson>;
  find(name: string): Item | undefined;
  refresh(): Promise<void>;
}

/** A catalogue, as the public calls read it. */
export type CatalogueReader<Item extends Named> = Pick<Catalogue<Item>, 'all' | 'list' | 'find'>;

interface Listing<Item> {
  readonly resource: ContentResource;
  /** What the list shows of a record; by default all of it. */
  readonly inList?: (item: Item) => unknown;
}

/** A catalogue of a fixed list of records. */
export function catalogueOf<Item extends Named>(
  items: readonly Item[],
  responses: Answers,
  { resource, inList = (item) => item }: Listing<Item>,
): CatalogueReader<Item> {
  const shownIn = (language: TranslatedLanguage) => (item: Item) => {
    const inLanguage = translated(item, resource, language);
    return translatedPart(inList(inLanguage) as object, inLanguage);
  };
  return {
    all: () => items,
    list: (language = null) =>
      responses.get(items, `list ${language}`, () => servedList(items, language === null ? inList : shownIn(language))),
    find: indexByName(items),
  };
}

/** Opens a catalogue. */
export async function openCatalogue<Item extends Named>(
  read: () => Promise<readonly Item[]>,
  responses: Answers,
  listing: Listing<Item>,
): Promise<Catalogue<Item>> {
  const take = async () => catalogueOf(await read(), responses, listing);
  let current = await take();
  return {
    all: () => current.all(),
    list: (language) => current.list(language),
    find: (name) => current.find(name),
    refresh: coalesce(async () => {
      current = await take();
    }),
  };
}
