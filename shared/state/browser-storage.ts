/** A value that this browser remembers under one key. */
export interface BrowserStorage<Value> {
  /** `null` where the browser refuses its storage (private mode, blocked site data). */
  read(): Value | null;
  /** Storage that is full or refused costs only the memory of the value: the page goes on. */
  write(value: Value): void;
  /** Calls back when another tab may have changed the value; returns how to stop. */
  watch(changed: () => void): () => void;
}

interface Written<Value> {
  /** Reads what anybody may have written there, `null` where nothing stands; never throws. */
  readonly restore: (text: string | null) => Value;
  readonly store: (value: Value) => string;
}

/** Remembers a value as text. */
export function browserStorage<Value>(key: string, { restore, store }: Written<Value>): BrowserStorage<Value> {
  return {
    read() {
      try {
        return restore(window.localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        window.localStorage.setItem(key, store(value));
      } catch {
        // Nothing that the visitor could do about it, and nothing else is lost.
      }
    },
    watch(changed) {
      // Clearing all site data arrives without a key.
      const stored = (event: StorageEvent) => (event.key === key || event.key === null) && changed();
      // A page kept for Back and Forward hears no storage events meanwhile.
      const shown = (event: PageTransitionEvent) => event.persisted && changed();
      window.addEventListener('storage', stored);
      window.addEventListener('pageshow', shown);
      return () => {
        window.removeEventListener('storage', stored);
        window.removeEventListener('pageshow', shown);
      };
    },
  };
}

/** Keeps a store in step with what is stored, now and whenever another tab changes it. Does nothing on the server. */
export function followStorage<Value>(storage: BrowserStorage<Value>, show: (value: Value) => void): void {
  if (typeof window === 'undefined') return;
  const follow = (): void => {
    const value = storage.read();
    if (value !== null) show(value);
  };
  follow();
  storage.watch(follow);
}
