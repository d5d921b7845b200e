import { setImmediate as turn } from 'node:timers/promises';
import { alphabetical } from '@iwan/shared/domain/format/alphabetical';
import type { ColumnData } from './column-data';
import { firstWhere } from './first-where';

/** Comparing names takes half a microsecond: this many take some milliseconds. */
const atOnce = 4_000;

const comparer = (names: readonly string[]) => (one: number, other: number) =>
  alphabetical(names[one] ?? '', names[other] ?? '') || one - other;

/** The positions of names in alphabetical order, equal ones by position. Yields to other requests. */
export async function orderNames(names: readonly string[]): Promise<Uint32Array> {
  const compare = comparer(names);
  let from = Uint32Array.from(names, (_, position) => position);
  for (let start = 0; start < from.length; start += atOnce) {
    from.subarray(start, start + atOnce).sort(compare);
    await turn();
  }
  let into = new Uint32Array(from.length);
  for (let size = atOnce; size < from.length; size *= 2) {
    let compared = 0;
    for (let start = 0; start < from.length; start += 2 * size) {
      const middle = Math.min(start + size, from.length);
      const end = Math.min(start + 2 * size, from.length);
      for (let at = start, left = start, right = middle; at < end; at += 1) {
        const isLeft = right === end || (left < middle && compare(from[left] ?? 0, from[right] ?? 0) <= 0);
        into[at] = (isLeft ? from[left++] : from[right++]) ?? 0;
        compared += 1;
        if (compared % atOnce === 0) await turn();
      }
    }
    [from, into] = [into, from];
  }
  return from;
}

/** The same at once, for few names. */
export function orderNamesNow(names: readonly string[]): Uint32Array {
  return Uint32Array.from(names, (_, position) => position).sort(comparer(names));
}

/** The order of a later state, from that of the state before: only the names of changed projects are compared. */
export function orderNamesAfter(before: ColumnData, order: Uint32Array, now: ColumnData): Uint32Array {
  const compare = comparer(now.names);
  const { moved, added } = movesOf(before, now);
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (const position of order) {
    const to = moved[position] ?? -1;
    if (to === -1) continue;
    kept[count] = to;
    count += 1;
  }
  const fresh = added.sort(compare);
  const merged = new Uint32Array(count + fresh.length);
  let [from, at] = [0, 0];
  for (const position of fresh) {
    const place = firstWhere(count, (each) => compare(kept[each] ?? 0, position) >= 0);
    merged.set(kept.subarray(from, place), at);
    at += place - from;
    merged[at] = position;
    [from, at] = [place, at + 1];
  }
  merged.set(kept.subarray(from, count), at);
  return merged;
}

/** Where each project with an unchanged name is now, -1 for others; and the positions now of the others. */
function movesOf(before: ColumnData, now: ColumnData) {
  const moved = new Int32Array(before.ids.length).fill(-1);
  const added: number[] = [];
  let old = 0;
  for (let position = 0; position < now.ids.length; position += 1) {
    const id = now.ids[position] ?? 0;
    while (old < before.ids.length && (before.ids[old] ?? 0) < id) old += 1;
    if (before.ids[old] === id && before.names[old] === now.names[position]) moved[old] = position;
    else added.push(position);
  }
  return { moved, added };
}
