import type { ServedJson } from '../http/served-json';

/** Bytes of uncompressed answers that one state of the records may hold; their compressed forms come on top. */
const limit = 64 * 1024 * 1024;

/** Answers that were made from one state of the records; those that nobody has asked for the longest go first. */
export interface Answers {
  get(key: string, make: () => ServedJson): ServedJson;
  /** The same by the very address that was asked for, so that a popular one need not be understood each time. */
  at(address: string, find: () => ServedJson): ServedJson;
}

/** Addresses that are remembered; with more than these somebody is making them up. */
const mostAddresses = 1_000;

function createAnswers(): Answers {
  const kept = new Map<string, ServedJson>();
  const addresses = new Map<string, ServedJson>();
  let size = 0;
  return {
    at(address, find) {
      const known = addresses.get(address);
      if (known !== undefined) return known;
      const answer = find();
      if (addresses.size >= mostAddresses) addresses.clear();
      addresses.set(address, answer);
      return answer;
    },
    get(key, make) {
      const known = kept.get(key);
      // A map keeps the order of entering: entering again makes it the latest.
      if (known !== undefined) kept.delete(key);
      const answer = known ?? make();
      kept.set(key, answer);
      if (known !== undefined) return answer;
      size += answer.size;
      for (const [oldest, { size: freed }] of kept) {
        if (size <= limit || oldest === key) break;
        kept.delete(oldest);
        size -= freed;
      }
      return answer;
    },
  };
}

const byRecords = new WeakMap<object, Answers>();

/** The answers made from these records: records that were read anew are another list, with no answers yet. */
export function answersOf(records: readonly unknown[]): Answers {
  const answers = byRecords.get(records) ?? createAnswers();
  byRecords.set(records, answers);
  return answers;
}
