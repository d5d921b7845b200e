import type { Reading } from '@iwan/shared/contracts/module';
import { defaultLanguage, languages } from '@iwan/shared/domain/format/languages';

/**
 * In which language the page at a path is made, and which way it is read. Today each address is one page in one language; with
 * a second one this says where its pages are.
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

/** Where a page is in each language, and where for everybody else. */
export function alternatesOf(path: string): readonly Alternate[] {
  return [...languages.map(({ code }) => ({ hreflang: code, path })), { hreflang: 'x-default', path }];
}
