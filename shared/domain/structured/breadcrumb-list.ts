import type { BreadcrumbList, ListItem } from 'schema-dts';

/** A page of the breadcrumb. */
export interface Crumb {
  readonly name: string;
  /** Its path on the site. */
  readonly href: string;
}

/** The structured data of a breadcrumb (schema.org); the shell makes the addresses absolute. */
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

/** Several structured data objects of one page. */
export function structuredData(things: readonly object[]): Readonly<Record<string, unknown>> {
  return { '@context': 'https://schema.org', '@graph': things };
}
