import { aspectNames, listNames } from './aspects';
import type { ColumnData, ListColumn, UnitRows } from './column-data';

type Numbers = Uint32Array | Float64Array;

/**
 * The columns with some projects in another state. `changed`: the columns of these alone, in the order of `positions`, with the same
 * dictionaries. A column in which nothing changed is shared, with what was made of it; the ids of projects must be those before.
 */
export function patchColumns(before: ColumnData, positions: readonly number[], changed: ColumnData): ColumnData {
  const column = <Column extends Numbers>(old: Column, own: Column): Column => patched(old, own, positions);
  const list = (old: ListColumn, own: ListColumn): ListColumn => patchedList(old, own, positions);
  const isRenamed = positions.some((position, at) => before.names[position] !== changed.names[at]);
  return {
    ids: before.ids,
    versions: column(before.versions, changed.versions),
    names: isRenamed ? withNames(before.names, positions, changed.names) : before.names,
    nameHashes: column(before.nameHashes, changed.nameHashes),
    prices: column(before.prices, changed.prices),
    latitudes: column(before.latitudes, changed.latitudes),
    longitudes: column(before.longitudes, changed.longitudes),
    aspects: Object.fromEntries(
      aspectNames.map((name) => [name, column(before.aspects[name], changed.aspects[name])]),
    ) as ColumnData['aspects'],
    lists: Object.fromEntries(
      listNames.map((name) => [name, list(before.lists[name], changed.lists[name])]),
    ) as ColumnData['lists'],
    words: list(before.words, changed.words),
    units: patchedUnits(before.units, changed.units, positions),
    dictionaries: before.dictionaries,
  };
}

function patched<Column extends Numbers>(old: Column, own: Column, positions: readonly number[]): Column {
  if (positions.every((position, at) => Object.is(old[position], own[at]))) return old;
  const made = old.slice() as Column;
  for (const [at, position] of positions.entries()) made[position] = own[at] ?? 0;
  return made;
}

function withNames(old: readonly string[], positions: readonly number[], own: readonly string[]): readonly string[] {
  const made = old.slice();
  for (const [at, position] of positions.entries()) made[position] = own[at] ?? '';
  return made;
}

const lengthAt = (starts: Uint32Array, at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0);

/** Whether the entries of each changed project are those before. */
function areSame(
  old: Starts,
  own: Starts,
  values: readonly (readonly [Numbers, Numbers])[],
  positions: readonly number[],
) {
  return positions.every((position, at) => {
    const count = lengthAt(own, at);
    if (lengthAt(old, position) !== count) return false;
    const [from, ownFrom] = [old[position] ?? 0, own[at] ?? 0];
    return values.every(([before, after]) => {
      for (let each = 0; each < count; each += 1) {
        if (!Object.is(before[from + each], after[ownFrom + each])) return false;
      }
      return true;
    });
  });
}

type Starts = Uint32Array;

/** The first entries of all projects, with the changed numbers of entries. */
function patchedStarts(old: Starts, own: Starts, positions: readonly number[]): Starts {
  const made = new Uint32Array(old.length);
  const changed = new Map(positions.map((position, at) => [position, at]));
  for (let position = 0; position < old.length - 1; position += 1) {
    const at = changed.get(position);
    made[position + 1] = (made[position] ?? 0) + (at === undefined ? lengthAt(old, position) : lengthAt(own, at));
  }
  return made;
}

/** The entries of all projects: those of the changed ones, and between these those before. */
function patchedEntries<Column extends Numbers>(
  [old, own]: readonly [Column, Column],
  { before, changed, after }: { readonly before: Starts; readonly changed: Starts; readonly after: Starts },
  positions: readonly number[],
): Column {
  const made = (
    old instanceof Float64Array ? new Float64Array(after.at(-1) ?? 0) : new Uint32Array(after.at(-1) ?? 0)
  ) as Column;
  let copied = 0;
  const copyTo = (position: number) => {
    made.set(old.subarray(before[copied], before[position]), after[copied]);
    copied = position;
  };
  for (const [at, position] of positions.entries()) {
    copyTo(position);
    made.set(own.subarray(changed[at], changed[at + 1]), after[position]);
    copied = position + 1;
  }
  copyTo(before.length - 1);
  return made;
}

function patchedList(old: ListColumn, own: ListColumn, positions: readonly number[]): ListColumn {
  if (areSame(old.starts, own.starts, [[old.entries, own.entries]], positions)) return old;
  const after = patchedStarts(old.starts, own.starts, positions);
  const starts = { before: old.starts, changed: own.starts, after };
  return { starts: after, entries: patchedEntries([old.entries, own.entries], starts, positions) };
}

function patchedUnits(old: UnitRows, own: UnitRows, positions: readonly number[]): UnitRows {
  const integers = ['type', 'view', 'available'] as const;
  const numbers = ['price', 'squareFeet', 'baths', 'serviceCharge'] as const;
  const names = [...integers, ...numbers];
  const values = names.map((name) => [old[name], own[name]] as const);
  if (areSame(old.starts, own.starts, values, positions)) return old;
  const after = patchedStarts(old.starts, own.starts, positions);
  const starts = { before: old.starts, changed: own.starts, after };
  const entries = <Column extends Numbers>(pair: readonly [Column, Column]) => patchedEntries(pair, starts, positions);
  return {
    starts: after,
    type: entries([old.type, own.type]),
    view: entries([old.view, own.view]),
    available: entries([old.available, own.available]),
    price: entries([old.price, own.price]),
    squareFeet: entries([old.squareFeet, own.squareFeet]),
    baths: entries([old.baths, own.baths]),
    serviceCharge: entries([old.serviceCharge, own.serviceCharge]),
  };
}
