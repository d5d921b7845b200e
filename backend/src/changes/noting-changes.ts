import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RecordKind } from '@iwan/shared/domain/record/record-kind';
import type { ChangeLog } from './change-log';

/** How many records are compared between two turns of the event loop; well under a millisecond each. */
const chunk = 100;

interface Identified {
  readonly id: number;
}

/** The ids of the records that were changed, added or removed between two readings of a list. */
export async function changedIds<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => number,
): Promise<readonly string[]> {
  const left = new Map(before.map((item) => [idOf(item), item]));
  const changed = new Set<number>();
  for (const [index, item] of after.entries()) {
    if (index % chunk === chunk - 1) await turn();
    const id = idOf(item);
    if (!left.has(id) || !isDeepStrictEqual(left.get(id), item)) changed.add(id);
    left.delete(id);
  }
  return [...changed, ...left.keys()].map(String);
}

export const ownId = ({ id }: Identified): number => id;

interface Refreshable {
  refresh(): Promise<void>;
}

interface Noted<Item> {
  readonly kind: RecordKind;
  /** The records that are in memory now: another array when they were read again. */
  readonly read: () => readonly Item[];
  readonly idOf: (item: Item) => number;
}

/**
 * A store that notes what each refresh has changed. It is noted once the memory of this process has it, so that a cache that reads again
 * because of the note gets the new answer.
 */
export function notingChanges<Store extends Refreshable, Item>(
  store: Store,
  { kind, read, idOf }: Noted<Item>,
  log: Pick<ChangeLog, 'note'>,
): Store {
  let compared = read();
  return {
    ...store,
    async refresh() {
      await store.refresh();
      const [before, after] = [compared, read()];
      // Concurrent refreshes share a reading.
      if (before === after) return;
      compared = after;
      const ids = await changedIds(before, after, idOf);
      if (ids.length > 0) log.note({ kind, ids });
    },
  };
}

/** The same for a store whose records have no page of their own: each refresh counts as a change. */
export function notingRefreshes<Store extends Refreshable>(
  store: Store,
  kind: RecordKind,
  log: Pick<ChangeLog, 'note'>,
): Store {
  return {
    ...store,
    async refresh() {
      await store.refresh();
      log.note({ kind, ids: null });
    },
  };
}
