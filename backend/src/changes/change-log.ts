import { randomUUID } from 'node:crypto';
import type { ChangesAnswer, RecordChange } from '@iwan/shared/domain/record/record-change';

/** The most changes that are remembered: a reader that has missed more treats everything as changed. */
const mostChanges = 1_000;
/** The most ids of one change; beyond that any record of the kind may have changed. */
const mostIds = 200;

interface Numbered extends RecordChange {
  readonly number: number;
}

/** What this process has answered differently since when, for caches in front of it. */
export interface ChangeLog {
  note(change: RecordChange): void;
  /** The changes after a number that this process has given; `null`: the reader knows no number of it. */
  after(number: number | null): ChangesAnswer;
  readonly node: string;
}

export function createChangeLog(node: string = randomUUID().slice(0, 8)): ChangeLog {
  const changes: Numbered[] = [];
  let last = 0;
  return {
    node,
    note({ kind, ids }) {
      last += 1;
      changes.push({ kind, ids: ids !== null && ids.length > mostIds ? null : ids, number: last });
      if (changes.length > mostChanges) changes.shift();
    },
    after(number) {
      const oldest = changes[0]?.number ?? last + 1;
      const isIncomplete = number === null || number > last || number < oldest - 1;
      const missed = isIncomplete ? [] : changes.filter((change) => change.number > number);
      return { node, last, isIncomplete, changes: missed.map(({ kind, ids }) => ({ kind, ids })) };
    },
  };
}
