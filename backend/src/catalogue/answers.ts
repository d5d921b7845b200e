import type { ServedJson } from '../http/served-json';

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
  const kept = new Map<string, { readonly answer: ServedJson; weight: number }>();
  const beingMade = new Map<string, Promise<ServedJson>>();
  const states = new WeakMap<object, number>();
  let lastState = 0;
  let held = 0;

  const fullKey = (records: object, key: string) => {
    const state = states.get(records) ?? ++lastState;
    states.set(records, state);
    return `${state} ${key}`;
  };

  const trim = () => {
    for (const [key, { weight }] of kept) {
      if (held <= ceiling) return;
      kept.delete(key);
      held -= weight;
    }
  };

  const findKept = (key: string) => {
    const known = kept.get(key);
    if (known === undefined) return undefined;
    // A map keeps the order of entering: entering again makes it the latest.
    kept.delete(key);
    kept.set(key, known);
    return known.answer;
  };

  const keep = (key: string, answer: ServedJson) => {
    const entry = { answer, weight: answer.size + overhead };
    kept.set(key, entry);
    held += entry.weight;
    answer.onCompressed((bytes) => {
      if (kept.get(key) !== entry) return;
      entry.weight += bytes;
      held += bytes;
      trim();
    });
    trim();
    return answer;
  };

  return {
    held: () => held,
    find: (records, key) => findKept(fullKey(records, key)),
    get(records, key, make) {
      const full = fullKey(records, key);
      const known = findKept(full) ?? beingMade.get(full);
      if (known !== undefined) return known;
      const made = make();
      if (!('then' in made)) return keep(full, made);
      const making = made.then((answer) => keep(full, answer)).finally(() => beingMade.delete(full));
      beingMade.set(full, making);
      return making;
    },
  };
}
