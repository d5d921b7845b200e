import type { Reading } from '@iwan/shared/contracts/module';

/**
 * The languages that the site can be read in, the one place that says so. Today each address is one page in one language;
 * with a second one this says where its pages are.
 */
export const languages = [{ code: 'en', locale: 'en-AE', direction: 'ltr', openGraph: 'en_GB' }] as const;

/** The language of a visitor whose own is none of ours. */
export const [defaultLanguage] = languages;

/** In which language the page at a path is made, and which way it is read. */
export function readingOf(_pathname: string): Reading {
  const { locale, direction } = defaultLanguage;
  return { locale, direction };
}

/** One page in one language, for `hreflang`. */
export interface Alternate {
  readonly hreflang: string;
  /** Its path and query. */
  readonly path: string;
}

/** Where a page is in each language, and where for everybody else. */
export function alternatesOf(path: string): readonly Alternate[] {
  return [...languages.map(({ code }) => ({ hreflang: code, path })), { hreflang: 'x-default', path }];
}
