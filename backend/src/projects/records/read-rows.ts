import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { SearchedRow } from '../columns/searched-row';

/** Rows of one query: some milliseconds of parsing. */
const batch = 500;

/**
 * A number that changes with each write of a project, its developer or one of its agents, whoever writes: `xmin` is the id of the
 * transaction that has written a row, which is not told apart from one of a copy of the database that was set back; its time is.
 * 53 bits, which a number of JSON holds exactly.
 */
const version = "hashtextextended(concat_ws(',', p.xmin, p.updated_at, d.xmin, a.versions), 0) & 9007199254740991";

/** The published projects; a developer or agent who is not published is left out. */
const published = `projects p
  left join developers d on d.id = p.developer_id and d.publication = 'published'
  left join lateral (
    select json_agg(a.name order by pa.position) as names,
      string_agg(concat(a.xmin, '.', pa.xmin), ',' order by pa.position) as versions
    from project_agents pa join agents a on a.id = pa.agent_id and a.publication = 'published'
    where pa.project_id = p.id
  ) a on true
  where p.publication = 'published'`;

/** The columns of `Cells`, in this order, but for the shared texts. */
const columns = [
  ...[
    'p.id',
    version,
    'p.name',
    'p.units',
    'd.name',
    'a.names::text',
    'p.status',
    'p.location',
    'p.unit',
    'p.type',
    'p.cat',
  ],
  ...[
    'p.sub_cat',
    'p.amenities',
    'p.starting_price',
    'p.latitude',
    'p.longitude',
    'p.area',
    'p.handover',
    'p.furnishing',
  ],
  ...['p.permit_number', 'p.permit_expires_on'],
];

/** Long texts that many projects have alike: each is sent once for all rows, and a row has its number. */
const sharedTexts = ['p.near_by_location', 'p.payment_plan::text', 'p.figures::text', 'p.construction::text'];

const textNames = sharedTexts.map((_, at) => `text${at}`);

/** The rows first, then the numbers of their texts: numbers of all the rows that were not asked for would take far longer. */
const rowsOf = (condition: SQL): SQL => sql`
  select cells, ${sql.raw(textNames.map((text, at) => `${text}, dense_rank() over (order by ${text}) as number${at}`).join(', '))}, id
  from (
    select p.id, json_build_array(${sql.raw(columns.join(', '))}) as cells,
      ${sql.raw(sharedTexts.map((text, at) => `${text} as text${at}`).join(', '))}
    from ${sql.raw(published)} and ${condition} order by p.id limit ${sql.raw(String(batch))}
  ) asked`;

const textsOf = sharedTexts
  .map(
    (_, at) =>
      `(select json_object_agg(number${at}, text${at}) from (select distinct number${at}, text${at} from rows) one)`,
  )
  .join(', ');
const numbersOf = sharedTexts.map((_, at) => `number${at}`).join(', ');

type Text = string | null;
type Texts = [Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text];
type Cells = readonly [
  id: number,
  version: number,
  name: string,
  units: unknown,
  developer: Text,
  agents: Text,
  ...Texts,
];

/** The shared texts by their numbers, and the rows with those of theirs. */
interface Batch {
  readonly texts: readonly Readonly<Record<number, Text>>[];
  readonly rows: readonly (readonly [Cells, ...number[]])[] | null;
}

// A literal: hundreds of thousands of rows are read at the start.
const rowOf = (cells: Cells, near: Text, plan: Text, figures: Text, construction: Text): SearchedRow => ({
  id: cells[0],
  version: cells[1],
  name: cells[2],
  units: cells[3],
  developer: cells[4],
  agents: cells[5],
  status: cells[6],
  location: cells[7],
  unit: cells[8],
  type: cells[9],
  cat: cells[10],
  sub_cat: cells[11],
  amenities: cells[12],
  starting_price: cells[13],
  latitude: cells[14],
  longitude: cells[15],
  area: cells[16],
  handover: cells[17],
  furnishing: cells[18],
  permit_number: cells[19],
  permit_expires_on: cells[20],
  near_by_location: near,
  payment_plan: plan,
  figures,
  construction,
});

/** One text for many rows: a driver takes longer for each cell than the parser of JSON. */
async function readBatch(db: Database, condition: SQL): Promise<readonly SearchedRow[]> {
  const [found] = await db.select({ batch: sql<string>`one.batch` }).from(
    sql`(with rows as materialized (${rowsOf(condition)})
      select json_build_object('texts', json_build_array(${sql.raw(textsOf)}),
        'rows', (select json_agg(json_build_array(cells, ${sql.raw(numbersOf)}) order by id) from rows))::text as batch) one`,
  );
  const { texts, rows } = JSON.parse(found?.batch ?? '{"texts":[],"rows":null}') as Batch;
  const textAt = (place: number, number = 0) => texts[place]?.[number] ?? null;
  return (rows ?? []).map(([cells, near, plan, figures, construction]) =>
    rowOf(cells, textAt(0, near), textAt(1, plan), textAt(2, figures), textAt(3, construction)),
  );
}

/** All rows by id, some hundred at a time; the next ones are read while these are used. */
export async function* readAllRows(db: Database): AsyncGenerator<readonly SearchedRow[]> {
  const after = (id: number) => readBatch(db, sql`p.id > ${id}`);
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
