import type { BreadcrumbList, ListItem } from 'schema-dts';

/** A page above another one, or the page itself. */
export interface Crumb {
  readonly name: string;
  /** Its path on the site. */
  readonly href: string;
}

/** Where a page stands on the site, in the words of schema.org; the shell makes the addresses absolute. */
export function breadcrumbList(crumbs: readonly Crumb[]): Readonly<Record<string, unknown>> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(
      ({ name, href }, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: href,
        }) satisfies ListItem,
    ),
  } satisfies BreadcrumbList;
}

/** Several things that search engines read of one page. */
export function structuredData(things: readonly object[]): Readonly<Record<string, unknown>> {
  return { '@context': 'https://schema.org', '@graph': things };
}
