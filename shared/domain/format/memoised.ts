interface Known<Key, Made> {
  readonly size?: number;
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** Longer texts are not kept: hardly any is asked for twice. */
const longestKept = 200;

/** Memoises a function, for as many arguments as given at most. A weak map forgets those that nobody holds any more. */
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
