/** Methods of a query that read one parameter. */
const ofOneParameter = new Set<string | symbol>(['get', 'getAll', 'has']);

export interface RecordedQuery {
  readonly query: URLSearchParams;
  /** The names of the parameters that were read so far; `null` where the whole query was. */
  readonly reads: () => readonly string[] | null;
}

/** A query that records which of its parameters are read: what was computed from it holds for any query that equals it in these. */
export function recordedQuery(text: string): RecordedQuery {
  const names = new Set<string>();
  let isReadWhole = false;
  const query = new Proxy(new URLSearchParams(text), {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (!ofOneParameter.has(key)) isReadWhole = true;
      if (typeof member !== 'function') return member;
      return (...args: readonly unknown[]) => {
        if (ofOneParameter.has(key)) names.add(String(args[0]));
        return Reflect.apply(member, target, args) as unknown;
      };
    },
  });
  return { query, reads: () => (isReadWhole ? null : [...names]) };
}
