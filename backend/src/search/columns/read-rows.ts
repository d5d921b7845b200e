import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { type SearchedRow, searchedTexts } from './searched-row';

/** Rows of one query: some milliseconds of parsing. */
const batch = 500;

/**
 * A number that changes with each write of a project, its developer or one of its agents, whoever writes: `xmin` is the id of the
 * transaction that has written a row, which is not told apart from one of a copy of the database that was set back; its time is.
 * 53 bits, which a number of JSON holds exactly.
 */
const version = "hashtextextended(concat_ws(',', p.xmin, p.updated_at, d.xmin, a.versions), 0) & 9007199254740991";

/** The names of a record in other languages, as one text. */
const translatedName = (resource: string, table: string) =>
  `(select string_agg(t.value #>> '{}', ' ' order by t.language) from translations t
    where t.resource = '${resource}' and t.record_id = ${table}.id and t.field = 'name')`;

/** The published projects, or the others; a developer or agent who is not published is left out. */
const projectsOf = (isPublished: boolean) => `projects p
  left join developers d on d.id = p.developer_id and d.publication = 'published'
  left join lateral (
    select json_agg(a.name order by pa.position) as names,
      json_agg(${translatedName('agents', 'a')} order by pa.position) as translated,
      string_agg(concat(a.xmin, '.', pa.xmin), ',' order by pa.position) as versions
    from project_agents pa join agents a on a.id = pa.agent_id and a.publication = 'published'
    where pa.project_id = p.id
  ) a on true
  where p.publication ${isPublished ? '=' : '<>'} 'published'`;

/** The cells of a row by their names in `SearchedRow`, but for the shared texts. */
const cells: Readonly<Record<string, string>> = {
  ...{ id: 'p.id', version, name: 'p.name', units: 'p.units', developer: 'd.name', agents: 'a.names::text' },
  translated: translatedName('projects', 'p'),
  developer_translated: translatedName('developers', 'd'),
  agents_translated: 'a.translated::text',
  ...Object.fromEntries(searchedTexts.short.map((name) => [name, `p.${name}`])),
};

/** Long texts that many projects have alike: each is sent once for all rows, and a row has its number. */
const shared: Readonly<Record<string, string>> = {
  ...Object.fromEntries(searchedTexts.nearby.map((name) => [name, `p.${name}`])),
  ...Object.fromEntries(searchedTexts.rows.map((name) => [name, `p.${name}::text`])),
};

const [cellNames, sharedNames] = [Object.keys(cells), Object.keys(shared)];
const list = (parts: readonly string[]) => sql.raw(parts.join(', '));

/** The rows first, then the numbers of their texts: numbers of all the rows that were not asked for would take far longer. */
const rowsOf = (condition: SQL, isPublished: boolean): SQL => sql`
  select cells, id, ${list(sharedNames.map((name) => `${name}, dense_rank() over (order by ${name}) as number_${name}`))}
  from (
    select p.id, json_build_array(${list(Object.values(cells))}) as cells,
      ${list(sharedNames.map((name) => `${shared[name]} as ${name}`))}
    from ${sql.raw(projectsOf(isPublished))} and ${condition} order by p.id limit ${sql.raw(String(batch))}
  ) asked`;

/** The distinct values of a shared text in the rows, by their numbers. */
const textsOf = (name: string) =>
  `(select json_object_agg(number_${name}, ${name}) from (select distinct number_${name}, ${name} from rows) one)`;

interface Batch {
  /** The shared texts by their numbers, in the order of `sharedNames`. */
  readonly texts: readonly Readonly<Record<number, string | null>>[];
  /** The cells in the order of `cellNames`, and the numbers of the shared texts. */
  readonly rows: readonly (readonly [readonly unknown[], ...number[]])[] | null;
}

/** One text for many rows: a driver takes longer for each cell than the parser of JSON. */
async function readBatch(db: Database, condition: SQL, isPublished = true): Promise<readonly SearchedRow[]> {
  const [found] = await db.select({ batch: sql<string>`one.batch` }).from(
    sql`(with rows as materialized (${rowsOf(condition, isPublished)})
      select json_build_object('texts', json_build_array(${list(sharedNames.map(textsOf))}), 'rows', (
        select json_agg(json_build_array(cells, ${list(sharedNames.map((name) => `number_${name}`))}) order by id) from rows
      ))::text as batch) one`,
  );
  const { texts, rows } = JSON.parse(found?.batch ?? '{"texts":[],"rows":null}') as Batch;
  return (rows ?? []).map(([values, ...numbers]) => {
    // In one order, so that all rows have one shape: hundreds of thousands are read at the start.
    const row: Record<string, unknown> = {};
    for (const [at, name] of cellNames.entries()) row[name] = values[at];
    for (const [at, name] of sharedNames.entries()) row[name] = texts[at]?.[numbers[at] ?? 0] ?? null;
    return row as unknown as SearchedRow;
  });
}

/** All rows by id, some hundred at a time; the next ones are read while these are used. */
export async function* readAllRows(db: Database, isPublished = true): AsyncGenerator<readonly SearchedRow[]> {
  const after = (id: number) => readBatch(db, sql`p.id > ${id}`, isPublished);
  for (let rows = await after(0); rows.length > 0; ) {
    const last = rows.at(-1)?.id ?? 0;
    const next = rows.length < batch ? Promise.resolve([]) : after(last);
    // Awaited after the rows were used: until then a failure is nobody's.
    next.catch(() => {});
    yield rows;
    rows = await next;
  }
}

/** The rows with some ids, by their ids; those that are not published are left out. */
export async function readRowsOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, SearchedRow>> {
  const found = new Map<number, SearchedRow>();
  for (let start = 0; start < ids.length; start += batch) {
    const requested = ids.slice(start, start + batch).join(',');
    for (const row of await readBatch(db, sql`p.id = any (string_to_array(${requested}, ',')::int[])`)) {
      found.set(row.id, row);
    }
  }
  return found;
}

export interface Versions {
  /** In ascending order. */
  readonly ids: readonly number[];
  /** In the order of the ids. */
  readonly versions: readonly number[];
}

/** All published projects with what their versions are made of, for which each table is read once. */
const versioned = `projects p
  left join developers d on d.id = p.developer_id and d.publication = 'published'
  left join (
    select pa.project_id, string_agg(concat(a.xmin, '.', pa.xmin), ',' order by pa.position) as versions
    from project_agents pa join agents a on a.id = pa.agent_id and a.publication = 'published'
    group by pa.project_id
  ) a on a.project_id = p.id
  where p.publication = 'published'`;

/** The version of each published project. */
export async function readVersions(db: Database): Promise<Versions> {
  const [found] = await db
    .select({
      ids: sql<string | null>`string_agg(one.id, ',')`,
      versions: sql<string | null>`string_agg(one.version, ',')`,
    })
    .from(
      sql`(select p.id::text as id, (${sql.raw(version)})::text as version from ${sql.raw(versioned)} order by p.id) one`,
    );
  const numbers = (text: string | null = null) => (text === null ? [] : text.split(',').map(Number));
  return { ids: numbers(found?.ids), versions: numbers(found?.versions) };
}
