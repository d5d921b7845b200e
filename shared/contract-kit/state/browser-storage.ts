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
  /** Of the shape that is written now, from 1; it stands beside the value, under `KEY:version`. */
  readonly version: number;
  /** Brings what an earlier version has written, `from`, to the current shape. Left out while there is none to bring. */
  readonly migrate?: (text: string, from: number) => string;
  /** Reads what anybody may have written there, `null` where nothing stands; never throws. */
  readonly restore: (text: string | null) => Value;
  /** `null`: nothing is to stand there. */
  readonly store: (value: Value) => string | null;
}

/** Remembers a value as text, with the version of its shape. */
export function browserStorage<Value>(key: string, written: Written<Value>): BrowserStorage<Value> {
  const { version, migrate = (text) => text, restore, store } = written;
  const versionKey = `${key}:version`;

  /** What is stored, in the current shape. One that a later version has written is read as far as it makes sense. */
  function current(): string | null {
    const text = window.localStorage.getItem(key);
    const from = Number(window.localStorage.getItem(versionKey) ?? 1);
    return text !== null && from < version ? migrate(text, from) : text;
  }

  return {
    read() {
      try {
        return restore(current());
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        const text = store(value);
        if (text === null) {
          window.localStorage.removeItem(key);
          window.localStorage.removeItem(versionKey);
          return;
        }
        window.localStorage.setItem(key, text);
        window.localStorage.setItem(versionKey, String(version));
      } catch {
        // Nothing that the visitor could do about it, and nothing else is lost.
      }
    },
    watch(changed) {
      // Clearing all site data arrives without a key.
      const stored = (event: StorageEvent) => (event.key === key || event.key === null) && changed();
      // A page kept for Back and Forward receives no storage events meanwhile.
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
