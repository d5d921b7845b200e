import { LRUCache } from 'lru-cache';
import type { ServedJson } from '../http/responses/served-json';

/** Bytes of answers that are held, compressed forms included. */
const ordinaryCeiling = 64 * 1024 * 1024;

type Making = ServedJson | Promise<ServedJson>;

/** Answers that were made from records and are given out again; those that nobody has asked for the longest go first. */
export interface Answers {
  /** Finds the answer that was made from one state of the records; shares it with whoever asks while it is made. */
  get(records: object, key: string, make: () => Making): Making;
  /** The same without making it. */
  find(records: object, key: string): ServedJson | undefined;
  /** Bytes held now. */
  held(): number;
}

/** What an entry takes beside its bytes, roughly: so that many small ones count as well. */
const overhead = 1_024;

/** The one place where finished answers are held, for all resources together. */
export function createAnswers(ceiling = ordinaryCeiling): Answers {
  const states = new WeakMap<object, number>();
  let lastState = 0;

  const kept = new LRUCache<string, ServedJson, () => Making>({
    maxSize: ceiling,
    sizeCalculation: ({ size }) => size + overhead,
    async fetchMethod(key, _before, { context: make }) {
      const answer = await make();
      answer.onCompressed((bytes) => {
        if (kept.peek(key) !== answer) return;
        const size = (kept.info(key)?.size ?? 0) + bytes;
        // The same value set again would keep its weight.
        kept.delete(key);
        kept.set(key, answer, { size });
      });
      return answer;
    },
    // What has lost its place while it was made is still an answer to whoever waits for it.
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
