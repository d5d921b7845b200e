import type { ItemList, ListItem } from 'schema-dts';

/** One entry of a list, in its order. */
export interface ListedPage {
  readonly name: string;
  /** Its path on the site. */
  readonly href: string;
}

/** What a page lists, as search engines read it; `from`: the place of the first one in the whole list, counted from 1. */
export function itemList(pages: readonly ListedPage[], from = 1): object {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(
      ({ name, href }, index) =>
        ({
          '@type': 'ListItem',
          position: from + index,
          name,
          url: href,
        }) satisfies ListItem,
    ),
  } satisfies ItemList;
}
