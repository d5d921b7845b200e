import type { Reading } from '@iwan/shared/contracts/module';
import { languages, pathIn, readPath } from '@iwan/shared/domain/format/languages';

/** The language and direction of the page at a path, with or without a query. */
export function readingOf(address: string): Reading {
  const { locale, direction } = readPath(pathOf(address)).language;
  return { locale, direction };
}

/** A path without the prefix of its language, as the table of routes and remotes know it: `/ar/blog` => `/blog`. */
export function plainPath(pathname: string): string {
  return readPath(pathname).path;
}

/** The `basename` of the router for the language of a path. */
export function basenameOf(pathname: string): string {
  return readPath(pathname).language.prefix || '/';
}

/** An address with its query, without the prefix of its language: `/ar?q=villa` => `/?q=villa`. */
export function plainAddress(address: string): string {
  const pathname = pathOf(address);
  return plainPath(pathname) + address.slice(pathname.length);
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** The path of the web app manifest in the language of a locale (BCP 47). */
export function manifestPath(locale: string): string {
  return pathIn(locale, '/site.webmanifest');
}

/** One page in one language, for `hreflang`. */
export interface Alternate {
  readonly hreflang: string;
  /** Its path and query. */
  readonly path: string;
}

/** The address of a page in each language, and the default one, by its plain address. */
export function alternatesOf(path: string): readonly Alternate[] {
  const inEach = languages.map(({ code, locale }) => ({ hreflang: code, path: pathIn(locale, path) }));
  return [...inEach, { hreflang: 'x-default', path }];
}
