interface Known<Key, Made> {
  readonly size?: number;
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** In characters. Results of longer texts are not cached: hardly any is requested twice. */
const longestKept = 200;

/** Memoises a function for at most `most` arguments. With a `WeakMap` as `known`, a result is freed with its argument. */
export function memoised<Key, Made>(
  make: (key: Key) => Made,
  most = Number.POSITIVE_INFINITY,
  known: Known<Key, Made> = new Map<Key, Made>(),
): (key: Key) => Made {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    const isLong = typeof key === 'string' && key.length > longestKept;
    if (!isLong && (known.size ?? 0) < most) known.set(key, made);
    return made;
  };
}
