/** A value that this browser stores under one key. */
export interface BrowserStorage<Value> {
  /** `null` where the browser refuses storage (private mode, blocked site data). */
  read(): Value | null;
  /** The value to base a change on: another tab may have written one that this tab does not show yet. */
  latest(shown: Value): Value;
  /** If storage is full or refused, only the stored value is lost. */
  write(value: Value): void;
}

interface Written<Value> {
  /** The current version of the format, from 1; stored under `KEY:version`. */
  readonly version: number;
  /** Migrates a value of the earlier version `from` to the current format. Left out where there is none. */
  readonly migrate?: (text: string, from: number) => string;
  /** Parses the stored text, which may be anything, `null` where there is none; never throws. */
  readonly restore: (text: string | null) => Value;
  /** `null`: the key is removed. */
  readonly store: (value: Value) => string | null;
}

/** Stores a value as text, with the version of its format. */
export function browserStorage<Value>(key: string, written: Written<Value>): BrowserStorage<Value> {
  const { version, migrate = (text) => text, restore, store } = written;
  const versionKey = `${key}:version`;
  /** Storage is full or refused: only this tab has the last value. */
  let isBehind = false;

  /** The stored value in the current format. A later version is parsed as far as possible. */
  function current(): string | null {
    const text = window.localStorage.getItem(key);
    const from = Number(window.localStorage.getItem(versionKey) ?? 1);
    return text !== null && from < version ? migrate(text, from) : text;
  }

  function read(): Value | null {
    try {
      return restore(current());
    } catch {
      return null;
    }
  }

  return {
    read,
    latest: (shown) => (isBehind ? shown : (read() ?? shown)),
    write(value) {
      isBehind = false;
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
        // The visitor could do nothing about it, and nothing else is lost.
        isBehind = true;
      }
    },
  };
}
