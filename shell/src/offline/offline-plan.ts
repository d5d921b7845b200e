/** Where the service worker lies: at the root, so that it serves every page. */
export const workerPath = '/service-worker.js';

/** What it shows in place of a page that cannot be had. */
export const offlinePagePath = '/offline';

/** What that page asks for beside itself. */
export const offlineScriptPath = '/offline.js';

/** Stands in the offline page where the worker lists the pages that it keeps. */
export const cachedPagesMarker = '<!--kept pages-->';

/** One kind of answers that the worker keeps, and how many of them. */
export interface Shelf {
  readonly cache: string;
  readonly most: number;
}

/** What the worker is told. Another name of a cache empties it in every browser. */
export interface OfflinePlan {
  readonly offlinePage: string;
  readonly cachedPagesMarker: string;
  /** Asked for when the worker comes. */
  readonly atFirst: readonly string[];
  readonly shelves: Readonly<Record<'pages' | 'files' | 'pictures' | 'answers', Shelf>>;
}

export const offlinePlan: OfflinePlan = {
  offlinePage: offlinePagePath,
  cachedPagesMarker,
  atFirst: [offlinePagePath, offlineScriptPath, '/favicon.svg'],
  shelves: {
    pages: { cache: 'pages-1', most: 40 },
    files: { cache: 'files-1', most: 250 },
    pictures: { cache: 'pictures-1', most: 150 },
    answers: { cache: 'answers-1', most: 40 },
  },
};

/** What a page tells the worker. */
export interface ToKeep {
  /** Paths of pages, whether or not they were read. */
  readonly pages: readonly string[];
  /** Addresses of files that came before the worker was there to keep them. */
  readonly files: readonly string[];
}
