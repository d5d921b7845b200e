import { records } from '@iwan/shared/domain/records/records';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { projects } from '../../database/schema';
import { columnsOf } from '../../database/tables/columns';

/** Projects of one statement: PostgreSQL ends statements that take too long. */
const batch = 2_000;

/** A number from 0 to 1 that depends on the project and the use. */
const chance = (use: string): SQL => sql.raw(`((hashtext(n || '${use}') & 1048575) / 1048576.0)`);

/** A coordinate some kilometres away; what is no number stays as it is. */
const moved = (column: string, use: string): SQL => {
  const name = sql.raw(`p.${column}`);
  return sql`case when ${name} ~ '^[0-9]+(\\.[0-9]+)?$' then round((${name}::numeric + (${chance(use)} - 0.5) * 0.05)::numeric, 5)::text
    else ${name} end`;
};

/** What differs from the demo project; all other fields are its own. */
const varied: Readonly<Record<string, SQL>> = {
  name: sql`p.name || ' ' || n`,
  status: sql`s.status`,
  starting_price: sql`'AED ' || to_char(500000 + floor(${chance('price')} * 9000) * 1000, 'FM999,999,999')`,
  latitude: moved('latitude', 'north'),
  longitude: moved('longitude', 'east'),
  amenities: sql`(select string_agg(k || '. ' || line, E'\\r\\n' order by k) from (
    select row_number() over () as k, line from unnest(lines.all_lines) line where hashtext(line || n) % 4 = 0) own)`,
  near_by_location: sql`l.near_by_location`,
  permit_number: sql`'71' || n`,
  units: sql`(select jsonb_agg(u || jsonb_build_object(
    'price', floor((u->>'price')::numeric * (0.6 + ${chance('units')}) / 1000) * 1000,
    'size', floor((u->>'size')::numeric * (0.8 + 0.4 * ${chance('sizes')})))) from jsonb_array_elements(p.units) u)`,
  handover: sql`2026 + (n % 6) || '-Q' || 1 + (n / 6) % 4`,
  developer_id: sql`developer_ids.ids[1 + (hashtext(n || 'developer') & 1048575) % cardinality(developer_ids.ids)]`,
};

const columns = [...Object.keys(columnsOf(records.projects)), 'developer_id'];

/**
 * Adds projects to a database with the demo records until there are `count`, with developers of their own: each is one of the
 * demo projects with another name, place, developer, prices, sizes and amenities, so that hardly two are alike in these. The
 * same in every database.
 */
export async function addVariedProjects(db: Database, count: number, developers = 2_000): Promise<void> {
  await db.execute(sql`
    insert into developers (name, logo)
    select d.name || ' ' || n, d.logo from generate_series(1, ${developers}::int) n
    join lateral (select name, logo from developers order by id offset n % 12 limit 1) d on true`);
  const known = await db.$count(projects);
  for (let from = known + 1; from <= count; from += batch) {
    await addBatch(db, from, Math.min(count, from + batch - 1), known);
  }
  await db.execute(sql`analyze`);
}

async function addBatch(db: Database, from: number, to: number, demo: number): Promise<void> {
  await db.execute(sql`
    with lines as (
      select array_agg(distinct regexp_replace(line, '^\\s*\\d+[.)]\\s*', '')) as all_lines
      from projects, regexp_split_to_table(amenities, '[\\r\\n]+') line where projects.id <= ${demo}::int
    ), developer_ids as (select array_agg(id order by id) as ids from developers)
    insert into projects (${sql.raw(columns.join(', '))})
    select ${sql.join(
      columns.map((name) => varied[name] ?? sql.raw(`p.${name}`)),
      sql`, `,
    )}
    from generate_series(${from}::int, ${to}::int) n, lines, developer_ids,
      lateral (select * from projects where projects.id = 1 + n % ${demo}::int) p,
      lateral (select status from projects where projects.id = 1 + (n / 7) % ${demo}::int) s,
      lateral (select near_by_location from projects where projects.id = 1 + (n / 11) % ${demo}::int) l`);
  await db.execute(sql`
    insert into project_agents (project_id, agent_id, position)
    select p.id, a.agent_id, a.position from projects p
    join project_agents a on a.project_id = 1 + p.id % ${demo}::int
    where p.id between ${from}::int and ${to}::int`);
}
