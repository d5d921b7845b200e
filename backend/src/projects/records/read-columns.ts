import type { Database } from '../../database/database';
import { type ColumnData, createColumnsBuilder, type Dictionaries, positionOf } from '../columns/column-data';
import { patchColumns } from '../columns/patch-columns';
import type { SearchedRow } from '../columns/searched-row';
import { readAllRows, readRowsOf, readVersions, type Versions } from './read-rows';

/** Reads what the search reads of all published projects. `expected`: about how many there are. */
export async function readColumns(db: Database, expected = 1_000): Promise<ColumnData> {
  const builder = createColumnsBuilder(expected);
  for await (const rows of readAllRows(db)) for (const row of rows) builder.add(row);
  return builder.build();
}

export interface ChangedColumns {
  readonly data: ColumnData;
  /** The ids of the projects that were added, changed or removed. */
  readonly changed: readonly number[];
}

/** Values that no project has any more stay in the dictionaries until all is read again. */
const mostUnused = 50_000;

/**
 * Reads what has changed since an earlier state, whoever has written it; `null` where nothing has. Only changed projects are
 * read and parsed, unless most of them have changed.
 */
export async function readChangedColumns(db: Database, before: ColumnData): Promise<ChangedColumns | null> {
  const now = await readVersions(db);
  const { changed, gone } = differences(before, now);
  if (changed.length + gone.length === 0) return null;
  const all = [...changed, ...gone];
  const isMost = changed.length > 1_000 && changed.length * 2 > now.ids.length;
  if (isMost || distinctValues(before.dictionaries) > 20 * before.ids.length + mostUnused) {
    return { data: await readColumns(db, now.ids.length), changed: all };
  }
  const rows = await readRowsOf(db, changed);
  const isKnownAll = gone.length === 0 && now.ids.length === before.ids.length;
  if (isKnownAll && rows.size === changed.length) return { data: patchedBy(rows, before), changed: all };
  const builder = createColumnsBuilder(now.ids.length, before.dictionaries);
  const isChanged = new Set(changed);
  let old = 0;
  let copied = 0;
  const copyTo = (end: number) => {
    builder.copy(before, copied, end);
    copied = end;
  };
  for (const id of now.ids) {
    while (old < before.ids.length && (before.ids[old] ?? 0) < id) {
      copyTo(old);
      old += 1;
      copied = old;
    }
    const isKnown = before.ids[old] === id;
    if (!isChanged.has(id)) {
      old += 1;
      continue;
    }
    copyTo(old);
    if (isKnown) old += 1;
    copied = old;
    const row = rows.get(id);
    if (row !== undefined) builder.add(row);
  }
  copyTo(old);
  return { data: builder.build(), changed: all };
}

/** The columns with the projects of some rows, none of which is new, in their new state. */
function patchedBy(rows: ReadonlyMap<number, SearchedRow>, before: ColumnData): ColumnData {
  const builder = createColumnsBuilder(rows.size, before.dictionaries);
  const inOrder = [...rows.values()].sort((one, other) => one.id - other.id);
  for (const row of inOrder) builder.add(row);
  const positions = inOrder.map(({ id }) => positionOf(before.ids, id));
  return patchColumns(before, positions, builder.build());
}

/** The ids that are new or have another version, and those that are not there any more. */
function differences(before: ColumnData, now: Versions) {
  const changed: number[] = [];
  const gone: number[] = [];
  let old = 0;
  for (const [at, id] of now.ids.entries()) {
    while (old < before.ids.length && (before.ids[old] ?? 0) < id) {
      gone.push(before.ids[old] ?? 0);
      old += 1;
    }
    if (before.ids[old] !== id) changed.push(id);
    else {
      if (before.versions[old] !== now.versions[at]) changed.push(id);
      old += 1;
    }
  }
  for (; old < before.ids.length; old += 1) gone.push(before.ids[old] ?? 0);
  return { changed, gone };
}

function distinctValues({ aspects, lists, words, types, views }: Dictionaries): number {
  return [...Object.values(aspects), ...Object.values(lists), words, types, views].reduce(
    (sum, { values }) => sum + values.length,
    0,
  );
}
