/**
 * The same function with a memory of its latest results. Records are read anew at every write of any of them, and their
 * texts hardly ever change.
 */
export function remembering<Result>(make: (text: string) => Result, most: number): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    // A map gives its keys in the order in which they came.
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(text, made);
    return made;
  };
}
