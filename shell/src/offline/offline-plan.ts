import { defaultLanguage, languages, pathIn } from '@iwan/shared/domain/format/languages';

/** The page in a language (BCP 47) that it shows in place of an unavailable one. */
export const offlinePagePath = (locale: string) => pathIn(locale, '/offline');

/** The files that this page requests. */
export const offlineScriptPath = '/offline.js';
export const offlineStylesPath = '/offline.css';

/** Stands in the offline page where the worker lists the pages that it has cached. */
export const cachedPagesMarker = '<!--cached pages-->';

/** The caches of the service worker, by what is in them. */
export type CacheKind = 'pages' | 'files' | 'pictures' | 'responses';

/** The browser's name of a cache, and how many responses it holds. Another name empties it in every browser. */
export interface CacheLimit {
  readonly cache: string;
  readonly most: number;
}

/** The configuration of the worker. */
export interface OfflinePlan {
  readonly offlinePage: string;
  /** The same in the other languages, by the prefix of their pages. */
  readonly translatedPages: readonly { readonly prefix: string; readonly page: string }[];
  readonly cachedPagesMarker: string;
  /** Cached when the worker is installed. */
  readonly precached: readonly string[];
  readonly limits: Readonly<Record<CacheKind, CacheLimit>>;
}

/** A function, so that the browser's code is without it. */
export const offlinePlan = (): OfflinePlan => ({
  offlinePage: offlinePagePath(defaultLanguage.locale),
  translatedPages: languages
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix, locale }) => ({ prefix, page: offlinePagePath(locale) })),
  cachedPagesMarker,
  precached: [
    ...languages.map(({ locale }) => offlinePagePath(locale)),
    offlineScriptPath,
    offlineStylesPath,
    '/favicon.svg',
  ],
  limits: {
    pages: { cache: 'pages-1', most: 40 },
    files: { cache: 'files-1', most: 250 },
    pictures: { cache: 'pictures-1', most: 150 },
    responses: { cache: 'answers-1', most: 40 },
  },
});

/** The message by which a page asks the worker to cache something. */
export interface CacheRequest {
  /** Paths of pages, whether or not they were read. */
  readonly pages: readonly string[];
  /** Addresses of files that were loaded before the worker was there to cache them. */
  readonly files: readonly string[];
}
