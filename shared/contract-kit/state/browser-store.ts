import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

/**
 * A store that only a browser writes. On the server a module's store is shared by all requests, so a write there would
 * show one visitor's choice to another: it throws instead.
 */
export function createBrowserStore<State>(name: string, creator: StateCreator<State>): StoreApi<State> {
  return createStore<State>((set, get, store) => {
    const guarded = ((...change: Parameters<typeof set>) => {
      if (typeof window === 'undefined') {
        throw new Error(`The ${name} store was written on the server, where all requests share it.`);
      }
      set(...change);
    }) as typeof set;
    store.setState = guarded;
    return creator(guarded, get, store);
  });
}
