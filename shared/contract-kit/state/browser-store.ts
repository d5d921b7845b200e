import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

/**
 * A store that is written in the browser only. On the server all requests share a module's store, so a write would show one
 * visitor's data to another: it throws instead.
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
