import type { SiteLocation } from './location';

/** How many pages are stored: more than anybody goes back through. */
const most = 50;
const storageKey = 'scroll-positions';

/** The scroll positions of the pages of a visit, in pixels, by the key of their entry. */
export class ScrollPositions {
  readonly #positions = readStored();

  /** Disables the browser's scroll restoration after Back and Forward, which would happen before the page is rendered. */
  constructor(signal: AbortSignal, keyOfPage: () => string) {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOver();
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener(
      'pagehide',
      () => {
        // The browser scrolls a restored document.
        window.history.scrollRestoration = 'auto';
        this.remember(keyOfPage());
        store(this.#positions);
      },
      { signal },
    );
    signal.addEventListener('abort', () => {
      window.history.scrollRestoration = 'auto';
    });
  }

  remember(key: string): void {
    // A map keeps the order of insertion: inserting again makes it the latest.
    this.#positions.delete(key);
    this.#positions.set(key, window.scrollY);
    const [oldest] = this.#positions.keys();
    if (this.#positions.size > most && oldest !== undefined) this.#positions.delete(oldest);
  }

  /** Scrolls to the stored position of a page, to the heading in its address, or to its top. */
  show({ key, hash }: SiteLocation, keepsScroll: boolean): void {
    const left = this.#positions.get(key);
    const heading = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
    if (left !== undefined) window.scrollTo(0, left);
    else if (heading) heading.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readStored(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const entries = Array.isArray(stored) ? stored : [];
    return new Map(entries.filter(isEntry));
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

function store(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage a reloaded page starts where the browser has it.
  }
}
