import type { Reading } from '@iwan/shared/contracts/module';
import { defaultLanguage, languages } from '@iwan/shared/domain/format/languages';

/**
 * The language and direction of the page at a path. Today each address is one page in one language; with a second language this
 * determines the addresses of its pages.
 */
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

/** The address of a page in each language, and the default one. */
export function alternatesOf(path: string): readonly Alternate[] {
  return [...languages.map(({ code }) => ({ hreflang: code, path })), { hreflang: 'x-default', path }];
}
