import type { AboutPage, ContactPage, WebPage } from 'schema-dts';

interface Page {
  readonly name: string;
  readonly description: string;
  /** Its path on the site. */
  readonly href: string;
  /** BCP 47. */
  readonly locale: string;
}

/** A page about the business itself, or a page of text. */
export function webPage(
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  { name, description, href, locale }: Page,
): object {
  return { '@type': type, name, description, url: href, inLanguage: locale } satisfies
    | AboutPage
    | ContactPage
    | WebPage;
}
