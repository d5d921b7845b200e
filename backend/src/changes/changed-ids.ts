import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

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
