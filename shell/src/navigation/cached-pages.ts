import { createPath, type Location } from 'react-router-dom';

/** How many pages are cached: more than most visitors go back through. */
const most = 10;
/** How long, in milliseconds. */
const cachedFor = 5 * 60_000;
/** A page that was left this long ago, in milliseconds, is loaded again when it is shown. */
const freshFor = 2000;

interface CachedPage<Page> {
  readonly href: string;
  readonly page: Page;
  readonly leftAt: number;
}

/** Pages that were left, by the key of their history entry: Back and Forward show them at once. */
export class CachedPages<Page> {
  readonly #pages = new Map<string, CachedPage<Page>>();

  add(location: Location, page: Page): void {
    // A map keeps the order of insertion: inserting again makes it the latest.
    this.#pages.delete(location.key);
    this.#pages.set(location.key, { href: pageOf(location), page, leftAt: Date.now() });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > most && oldest !== undefined) this.#pages.delete(oldest);
  }

  /** The page of an entry; `null` if it is no longer cached, or if the entry has another address since. */
  find(location: Location): { readonly page: Page; readonly isFresh: boolean } | null {
    const cached = this.#pages.get(location.key);
    if (cached === undefined || cached.href !== pageOf(location)) return null;
    const age = Date.now() - cached.leftAt;
    return age > cachedFor ? null : { page: cached.page, isFresh: age <= freshFor };
  }
}

const pageOf = (location: Location) => createPath({ ...location, hash: '' });
