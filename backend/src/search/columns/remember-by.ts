/**
 * Remembers what was made of some columns. The next state of the projects shares the columns that did not change, and so what was
 * made of them.
 */
export function rememberBy<Columns extends readonly [object, ...object[]], Value>(
  make: (...columns: Columns) => Value,
): (...columns: Columns) => Value {
  const known = new WeakMap<object, { readonly rest: readonly object[]; readonly value: Value }>();
  return (...columns) => {
    const [first, ...rest] = columns;
    const before = known.get(first);
    if (before?.rest.every((column, at) => column === rest[at])) return before.value;
    const value = make(...columns);
    known.set(first, { rest, value });
    return value;
  };
}

/** The value of a key; a missing one is made and stored. */
export function remembered<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: never): unknown },
  key: NoInfer<Key>,
  make: () => NoInfer<Value>,
): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made as never);
  return made;
}

/** A function that makes its value on the first call, and returns the same one afterwards. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
