import { createContext, use } from 'react';
import { type Mutate, type StateCreator, type StoreApi, useStore } from 'zustand';
import { devtools, type PersistStorage, persist } from 'zustand/middleware';
import type { ProjectCard } from '../../domain/model/entities';
import type { DisplayCurrency } from '../../domain/money/display-currency';
import type { AreaUnit } from '../../domain/project/units/floor-area';
import type { UntrustedRecord } from '../../domain/record/untrusted-record';
import { addSearch, isSameSearch, type SavedSearch, type SeenMatches } from '../../domain/search/saved-searches';
import { addToBasket, emptyBasket, removeFromBasket } from '../../domain/visitor/compare-basket';
import { addFavourite, isFavourite, removeFavourite } from '../../domain/visitor/favourites';
import { type Notes, writeNote } from '../../domain/visitor/notes';
import { addRecent } from '../../domain/visitor/recently-viewed';
import { createBrowserStore } from './browser-store';
import type { Dialog } from './dialogs';
import {
  type DisplayChoice,
  noChoice,
  type StoredName,
  type StoredSlices,
  storages,
  storedKeys,
} from './stored-slices';

// The modules that import it by this name share one stack of overlays too.
export { overlayStore, useOverlay } from './overlays';
export { storedKeys };

type Searches = readonly SavedSearch[];
type Requested = Pick<SavedSearch, 'query' | 'slug'>;

/** The state that the parts of a page share, the same in all tabs but for dialogs. Data of the backend is not in it. */
export interface SiteState extends StoredSlices {
  readonly session: StoredSlices['session'] & {
    /** How the session of this tab has ended: by the visitor, or by the backend, which no longer knows it. */
    readonly ended: 'signed out' | 'expired' | null;
  };
  /** The open dialog of the page: any part opens it here, its owner renders it (section 2, header). */
  readonly dialogs: { readonly dialog: Dialog | null };
}

const initial: SiteState = {
  comparison: { projects: emptyBasket },
  favourites: { projects: [] },
  recent: { projects: [] },
  searches: { searches: [] },
  notes: { notes: [] },
  display: noChoice,
  session: { user: null, ended: null },
  dialogs: { dialog: null },
};

/** Says in the next document of this tab why it asks to sign in again. */
const expiredKey = 'user-expired';

const storedNames = Object.keys(storedKeys) as readonly StoredName[];
/** The slices as they were last read or written. */
const stored: Partial<SiteState> = {};

/** A key for each slice. Only what has changed is written: what another tab has written meanwhile stays. */
const storage: PersistStorage<Partial<SiteState>> = {
  getItem: () => ({ state: Object.fromEntries(storedNames.map((name) => [name, storages[name].read() ?? {}])) }),
  setItem: (_, { state }) => {
    for (const name of storedNames) {
      const slice = state[name];
      if (slice === undefined || slice === stored[name]) continue;
      Object.assign(stored, { [name]: slice });
      storages[name].write(slice as never);
    }
  },
  removeItem: () => {},
};

/** The state with what is stored; a slice with the same content stays the same object. */
function withStored(read: unknown, state: SiteState): SiteState {
  for (const name of storedNames) {
    const slice = { ...state[name], ...(read as SiteState)[name] };
    const isSame = JSON.stringify(slice) === JSON.stringify(state[name]);
    Object.assign(stored, { [name]: isSame ? state[name] : slice });
  }
  const next = { ...state, ...stored };
  if (next.session === state.session) return next;
  rememberExpired(false);
  Object.assign(stored, { session: { ...next.session, ended: null } });
  return { ...next, ...stored };
}

const persisted = persist(() => initial, {
  name: 'site',
  storage,
  merge: withStored,
  skipHydration: typeof window === 'undefined',
});

const creator = process.env.NODE_ENV === 'development' ? devtools(persisted, { name: 'site' }) : persisted;

// Its hooks show `initial` on the server and during hydration, so that both render the same; what is stored follows at once.
const store = createBrowserStore('site', creator as unknown as StateCreator<SiteState>) as Mutate<
  StoreApi<SiteState>,
  [['zustand/persist', Partial<SiteState>]]
>;

/** A slice as a store. */
function slice<Name extends keyof SiteState>(name: Name) {
  return {
    getState: (): SiteState[Name] => store.getState()[name],
    getInitialState: (): SiteState[Name] => store.getInitialState()[name],
    setState: (changes: Partial<SiteState[Name]>): void => {
      store.setState((state) => ({ ...state, [name]: { ...state[name], ...changes } }));
    },
    /** Calls back when the slice has changed; returns the function that unsubscribes. */
    subscribe: (listener: (now: SiteState[Name], before: SiteState[Name]) => void): (() => void) =>
      store.subscribe((now, before) => {
        if (now[name] !== before[name]) listener(now[name], before[name]);
      }),
  };
}

/** What to base a change on: another tab may have written what this tab does not show yet. */
function latest<Name extends StoredName>(name: Name): StoredSlices[Name] {
  return storages[name].latest(store.getState()[name]);
}

const comparison = slice('comparison');

/** The compare basket: at most three projects (sections 4 and 5). */
export const basketStore = {
  ...comparison,
  /** `'full'`, with nothing changed, when it has three. */
  add: (project: ProjectCard): 'added' | 'full' => {
    const projects = addToBasket(latest('comparison').projects, project);
    if (projects === 'full') return 'full';
    comparison.setState({ projects });
    return 'added';
  },
  remove: (id: string) => comparison.setState({ projects: removeFromBasket(latest('comparison').projects, id) }),
  clear: () => comparison.setState({ projects: emptyBasket }),
};

export function useBasket<Selected>(select: (state: SiteState['comparison']) => Selected): Selected {
  return useStore(store, (state) => select(state.comparison));
}

const favourites = slice('favourites');

/** The favourites of this browser's visitor, without sign-in. */
export const favouritesStore = {
  ...favourites,
  /** Adds a project to the favourites, or removes it. */
  toggle: (project: ProjectCard) => {
    const { projects } = latest('favourites');
    // The visitor means the heart that this tab shows.
    const isShown = isFavourite(favourites.getState().projects, project.id);
    favourites.setState({
      projects: isShown ? removeFavourite(projects, project.id) : addFavourite(projects, project),
    });
  },
  clear: () => favourites.setState({ projects: [] }),
};

export function useFavourites<Selected>(select: (state: SiteState['favourites']) => Selected): Selected {
  return useStore(store, (state) => select(state.favourites));
}

const recent = slice('recent');

/** The recently viewed projects, twelve at most. */
export const recentStore = {
  ...recent,
  /** Records that a project's page was opened. */
  see: (project: ProjectCard) => recent.setState({ projects: addRecent(latest('recent').projects, project) }),
  clear: () => recent.setState({ projects: [] }),
};

export function useRecent<Selected>(select: (state: SiteState['recent']) => Selected): Selected {
  return useStore(store, (state) => select(state.recent));
}

const searches = slice('searches');
const changeSearches = (change: (before: Searches) => Searches) =>
  searches.setState({ searches: change(latest('searches').searches) });

/** The saved searches of this browser's visitor, without sign-in. */
export const searchesStore = {
  ...searches,
  save: (search: SavedSearch) => changeSearches((before) => addSearch(before, search)),
  remove: (search: Requested) => changeSearches((before) => before.filter((each) => !isSameSearch(each, search))),
  /** Records the matches that the visitor has seen. */
  look: (search: Requested, seen: SeenMatches) =>
    changeSearches((before) => before.map((each) => (isSameSearch(each, search) ? { ...each, seen } : each))),
  /** Restores the whole list, to undo a removal. */
  restore: (list: Searches) => searches.setState({ searches: list }),
};

export function useSearches<Selected>(select: (state: SiteState['searches']) => Selected): Selected {
  return useStore(store, (state) => select(state.searches));
}

const notes = slice('notes');

/** What this browser's visitor has written about projects, without sign-in. */
export const notesStore = {
  ...notes,
  /** Replaces the note of a project; an empty text removes it. */
  write: (id: string, text: string) => notes.setState({ notes: writeNote(latest('notes').notes, id, text) }),
};

export function useNotes<Selected>(select: (notes: Notes) => Selected): Selected {
  return useStore(store, (state) => select(state.notes.notes));
}

const display = slice('display');
const choose = (changes: Partial<DisplayChoice>) => display.setState({ ...latest('display'), ...changes });

/** The currency and the unit of area in which this visitor also wants to read prices and sizes. */
export const displayUnitsStore = {
  ...display,
  chooseCurrency: (currency: DisplayCurrency) => {
    if (currency !== display.getState().currency) choose({ currency, rate: null, rateDate: null });
  },
  chooseAreaUnit: (areaUnit: AreaUnit) => choose({ areaUnit }),
  /** Sets the rate of a currency with its day; ignored when another currency was chosen meanwhile. */
  setRate: (currency: DisplayCurrency, rate: number, rateDate: string | null = null) => {
    const before = latest('display');
    const isNews = rate !== before.rate || rateDate !== before.rateDate;
    if (currency === before.currency && isNews) choose({ rate, rateDate });
  },
};

export function useDisplayUnits<Selected>(select: (state: DisplayChoice) => Selected): Selected {
  return useStore(store, (state) => select(state.display));
}

const session = slice('session');

function setUser(user: UntrustedRecord | null, ended: SiteState['session']['ended']): void {
  if (user === null && session.getState().user === null) return;
  session.setState({ user, ended });
  rememberExpired(ended === 'expired');
}

/** The signed-in user (section 4). */
export const sessionStore = {
  ...session,
  /** Stores the response of the verify call as the user, in every tab. */
  signIn: (response: UntrustedRecord) => setUser(response, null),
  /** Signs out in every tab at once; the shell ends the session in the backend. */
  signOut: () => setUser(null, 'signed out'),
  /** Records that the backend no longer knows the session, as after a status 401: another code is needed. */
  expire: () => setUser(null, 'expired'),
};

export function useSession<Selected>(select: (state: SiteState['session']) => Selected): Selected {
  return useStore(store, (state) => select(state.session));
}

const dialogs = slice('dialogs');

export const dialogStore = {
  ...dialogs,
  /** Opens a dialog in place of the one that is open. */
  open: (dialog: Dialog) => dialogs.setState({ dialog }),
  close: () => dialogs.setState({ dialog: null }),
};

/**
 * The dialog of an address, while the document server renders it into the page for visitors without script. A browser never
 * provides it: there the store decides.
 */
export const RenderedDialog = createContext<Dialog | null>(null);

/** During hydration no dialog is open. */
export function useDialogs<Selected>(select: (state: SiteState['dialogs']) => Selected): Selected {
  const rendered = use(RenderedDialog);
  return useStore(store, (state) => select(rendered === null ? state.dialogs : { dialog: rendered }));
}

function rememberExpired(hasExpired: boolean): void {
  try {
    if (hasExpired) window.sessionStorage.setItem(expiredKey, '1');
    else window.sessionStorage.removeItem(expiredKey);
  } catch {
    // Without storage, the dialog does not say why it asks again.
  }
}

function hasExpired(): boolean {
  try {
    return window.sessionStorage.getItem(expiredKey) !== null;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined') {
  if (session.getState().user === null && hasExpired()) session.setState({ ended: 'expired' });
  const keys: readonly string[] = Object.values(storedKeys);
  const follow = () => void store.persist.rehydrate();
  // Clearing all site data sends an event without a key.
  window.addEventListener('storage', ({ key }) => (key === null || keys.includes(key)) && follow());
  // A page in the back/forward cache receives no storage events meanwhile.
  window.addEventListener('pageshow', ({ persisted: isBack }) => isBack && follow());
}
