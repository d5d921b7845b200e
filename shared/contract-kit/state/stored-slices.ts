import type { ProjectCard } from '../../domain/model/entities';
import { type DisplayCurrency, parseDisplayCurrency } from '../../domain/money/display-currency';
import { type AreaUnit, parseAreaUnit } from '../../domain/project/units/floor-area';
import { asRecord, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { restoreSearches, type SavedSearch } from '../../domain/search/saved-searches';
import type { Basket } from '../../domain/visitor/compare-basket';
import { type Favourites, favouriteLimit } from '../../domain/visitor/favourites';
import { type Notes, restoreNotes } from '../../domain/visitor/notes';
import { recentLimit } from '../../domain/visitor/recently-viewed';
import { restoreBasket, restoreProjects, storeProjects } from '../../domain/visitor/stored-project';
import { type BrowserStorage, browserStorage } from './browser-storage';

/** The key of each slice of the site's state that this browser stores. Section 3 names those of the comparison and the session. */
export const storedKeys = {
  comparison: 'compareList',
  favourites: 'favourites',
  recent: 'recentlyViewed',
  searches: 'savedSearches',
  notes: 'notes',
  display: 'displayUnits',
  session: 'user',
} as const;

export type StoredName = keyof typeof storedKeys;

/** The currency and the unit of area that a visitor has chosen, with the last exchange rate, so that the next page need not wait. */
export interface DisplayChoice {
  readonly currency: DisplayCurrency;
  readonly areaUnit: AreaUnit;
  /** The value of one dirham in `currency`; `null` for dirhams and while no rate is known. */
  readonly rate: number | null;
  /** The day of the rate, `YYYY-MM-DD`; left out by earlier releases, and where it is unknown. */
  readonly rateDate?: string | null;
}

/** What is stored of each slice. */
export interface StoredSlices {
  readonly comparison: { readonly projects: Basket };
  /** The latest first, as in the following. */
  readonly favourites: { readonly projects: Favourites };
  readonly recent: { readonly projects: readonly ProjectCard[] };
  readonly searches: { readonly searches: readonly SavedSearch[] };
  readonly notes: { readonly notes: Notes };
  readonly display: DisplayChoice;
  /** The stored response of the verify call (section 3), parsed by `signedInUser`; `null` while nobody is signed in. */
  readonly session: { readonly user: UntrustedRecord | null };
}

export const noChoice: DisplayChoice = { currency: 'AED', areaUnit: 'sq ft', rate: null, rateDate: null };

const storesProjects = ({ projects }: { readonly projects: readonly ProjectCard[] }) => storeProjects(projects);

/** The storage of each slice. Storage may contain anything, including data of other versions. */
export const storages: { readonly [Name in StoredName]: BrowserStorage<StoredSlices[Name]> } = {
  comparison: browserStorage(storedKeys.comparison, {
    version: 1,
    restore: (text) => ({ projects: restoreBasket(text) }),
    store: storesProjects,
  }),
  favourites: browserStorage(storedKeys.favourites, {
    version: 1,
    restore: (text) => ({ projects: restoreProjects(text).slice(0, favouriteLimit) }),
    store: storesProjects,
  }),
  recent: browserStorage(storedKeys.recent, {
    version: 1,
    restore: (text) => ({ projects: restoreProjects(text).slice(0, recentLimit) }),
    store: storesProjects,
  }),
  searches: browserStorage(storedKeys.searches, {
    version: 1,
    restore: (text) => ({ searches: restoreSearches(text) }),
    store: ({ searches }) => (searches.length === 0 ? null : JSON.stringify(searches)),
  }),
  notes: browserStorage(storedKeys.notes, {
    version: 1,
    restore: (text) => ({ notes: restoreNotes(parse(text)) }),
    store: ({ notes }) => (notes.length === 0 ? null : JSON.stringify(notes)),
  }),
  display: browserStorage(storedKeys.display, { version: 1, restore: restoreChoice, store: JSON.stringify }),
  session: browserStorage(storedKeys.session, {
    version: 1,
    restore: (text) => ({ user: parseRecord(text) }),
    store: ({ user }) => (user === null ? null : JSON.stringify(user)),
  }),
};

function restoreChoice(text: string | null): DisplayChoice {
  const { currency, areaUnit, rate, rateDate } = parseRecord(text) ?? {};
  const isRate = typeof rate === 'number' && Number.isFinite(rate) && rate > 0;
  return {
    currency: parseDisplayCurrency(currency),
    areaUnit: parseAreaUnit(areaUnit),
    rate: isRate ? rate : null,
    rateDate: typeof rateDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(rateDate) ? rateDate : null,
  };
}

const parseRecord = (text: string | null): UntrustedRecord | null => asRecord(parse(text));

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
