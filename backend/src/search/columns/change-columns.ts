import { type ColumnData, createColumnsBuilder, placeOf } from './column-data';
import type { SearchedRow } from './searched-row';

/**
 * The columns after some projects have changed, whose ids ascend: one with a row is added or replaced, one without is removed. A column
 * in which nothing changed is shared with the earlier state, and so is what was made of it.
 */
export function changeColumns(
  before: ColumnData,
  ids: readonly number[],
  rows: ReadonlyMap<number, SearchedRow>,
): ColumnData {
  const builder = createColumnsBuilder(before.ids.length + rows.size, before.dictionaries);
  let copied = 0;
  for (const id of ids) {
    const place = placeOf(before.ids, id);
    builder.copy(before, copied, place);
    copied = before.ids[place] === id ? place + 1 : place;
    const row = rows.get(id);
    if (row !== undefined) builder.add(row);
  }
  builder.copy(before, copied, before.ids.length);
  return sharing(before, builder.build());
}

/** A value with each of its parts that equals one of the earlier value replaced by that one. */
function sharing<Value>(before: Value, after: Value): Value {
  if (Object.is(before, after)) return before;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(after) || ArrayBuffer.isView(after)) {
    return areEqual(before as unknown as ArrayLike<unknown>, after as unknown as ArrayLike<unknown>) ? before : after;
  }
  const parts = Object.entries(after).map(([name, part]) => [name, sharing(Reflect.get(before, name), part)] as const);
  return parts.every(([name, part]) => part === Reflect.get(before, name))
    ? before
    : (Object.fromEntries(parts) as Value);
}

function areEqual(one: ArrayLike<unknown>, other: ArrayLike<unknown>): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!Object.is(one[at], other[at])) return false;
  return true;
}
