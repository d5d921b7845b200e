import type { PlaceWord } from '../../data/place-cache';

/** Methods of a query that read one parameter. */
const ofOneParameter = new Set<string | symbol>(['get', 'getAll', 'has']);

export interface RecordedQuery {
  readonly query: URLSearchParams;
  /** What was read of it so far. */
  readonly reads: () => readonly PlaceWord[];
}

/** A query that records which of its parameters are read: what was computed from it holds for any query that equals it in these. */
export function recordedQuery(text: string): RecordedQuery {
  const reads = new Set<PlaceWord>();
  const query = new Proxy(new URLSearchParams(text), {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (!ofOneParameter.has(key)) reads.add('search');
      if (typeof member !== 'function') return member;
      return (...args: readonly unknown[]) => {
        if (ofOneParameter.has(key)) reads.add(`?${String(args[0])}`);
        return Reflect.apply(member, target, args) as unknown;
      };
    },
  });
  return { query, reads: () => [...reads] };
}
