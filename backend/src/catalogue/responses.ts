import { LRUCache } from 'lru-cache';
import type { ServedJson } from '../http/responses/served-json';

/** The limit of the cache in bytes, compressed forms included. */
const ordinaryCeiling = 64 * 1024 * 1024;

type Making = ServedJson | Promise<ServedJson>;

/** A cache of responses that were made from records; the least recently used are evicted. */
export interface Answers {
  /** The response for one state of the records; concurrent requests share one computation. */
  get(records: object, key: string, make: () => Making): Making;
  /** The same, but only if it is cached. */
  find(records: object, key: string): ServedJson | undefined;
  /** The bytes in the cache now. */
  held(): number;
}

/** A rough overhead of each entry, so that many small ones count too. */
const overhead = 1_024;

/** The one cache of finished responses, for all resources. */
export function createResponses(ceiling = ordinaryCeiling): Answers {
  const states = new WeakMap<object, number>();
  let lastState = 0;

  const kept = new LRUCache<string, ServedJson, () => Making>({
    maxSize: ceiling,
    sizeCalculation: ({ size }) => size + overhead,
    async fetchMethod(key, _before, { context: make }) {
      const response = await make();
      response.onCompressed((bytes) => {
        if (kept.peek(key) !== response) return;
        const size = (kept.info(key)?.size ?? 0) + bytes;
        // Setting the same value again would not update its size.
        kept.delete(key);
        kept.set(key, response, { size });
      });
      return response;
    },
    // An entry that was evicted while it was computed is still returned to those who wait for it.
    ignoreFetchAbort: true,
  });

  const fullKey = (records: object, key: string) => {
    const state = states.get(records) ?? ++lastState;
    states.set(records, state);
    return `${state} ${key}`;
  };

  return {
    held: () => kept.calculatedSize,
    find: (records, key) => kept.get(fullKey(records, key)),
    get(records, key, make) {
      const full = fullKey(records, key);
      return kept.get(full) ?? kept.forceFetch(full, { context: make });
    },
  };
}
