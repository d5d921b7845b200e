import type { ItemList, ListItem } from 'schema-dts';

/** An entry of a list, in its order. */
export interface ListedPage {
  readonly name: string;
  /** Its path on the site. */
  readonly href: string;
}

/** The structured data of a list; `from`: the position of its first entry in the whole list, from 1. */
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
