import type { Database } from '../../database/database';
import { changeColumns } from '../columns/change-columns';
import { type ColumnData, createColumnsBuilder, type Dictionaries } from '../columns/column-data';
import { readAllRows, readRowsOf, readVersions, type Versions } from './read-rows';

/** Reads what the search reads of all published projects, or of all others. `expected`: about how many there are. */
export async function readColumns(db: Database, expected = 1_000, isPublished = true): Promise<ColumnData> {
  const builder = createColumnsBuilder(expected);
  for await (const rows of readAllRows(db, isPublished)) for (const row of rows) builder.add(row);
  return builder.build();
}

/** Values that no project has any more stay in the dictionaries until all is read again. */
const mostUnused = 50_000;

/**
 * Reads what has changed since an earlier state, whoever has written it; `null` where nothing has. Only changed projects are
 * read and parsed, unless most of them have changed. `changed`: the ids of those that were added, changed or removed.
 */
export async function readChangedColumns(db: Database, before: ColumnData) {
  const now = await readVersions(db);
  const { changed, gone } = differences(before, now);
  if (changed.length + gone.length === 0) return null;
  const all = [...changed, ...gone];
  const isMost = changed.length > 1_000 && changed.length * 2 > now.ids.length;
  if (isMost || distinctValues(before.dictionaries) > 20 * before.ids.length + mostUnused) {
    return { data: await readColumns(db, now.ids.length), changed: all };
  }
  const rows = await readRowsOf(db, changed);
  return {
    data: changeColumns(
      before,
      all.toSorted((one, other) => one - other),
      rows,
    ),
    changed: all,
  };
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

function distinctValues({ aspects, lists, words, units }: Dictionaries): number {
  return [...Object.values(aspects), ...Object.values(lists), ...Object.values(units), words].reduce(
    (sum, { values }) => sum + values.length,
    0,
  );
}
