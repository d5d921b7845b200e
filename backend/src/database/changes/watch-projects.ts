import { optionTable } from '@iwan/shared/domain/search/rules/rule-table';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { projects } from '../schema';

/** Properties that the search reads of other tables, which have triggers of their own. */
const ofOtherTables: readonly string[] = ['developer', 'agents'];

/** What the search reads of a project: the properties of all criteria. */
export const searchedProperties: readonly string[] = [
  ...new Set(Object.values(optionTable).flatMap(({ properties }) => properties)),
];

/** The properties that are columns. Throws where a criterion names an unknown property. */
function searchedColumns(): readonly string[] {
  const known = getTableColumns(projects);
  const columns = searchedProperties.filter((name) => !ofOtherTables.includes(name));
  const unknown = columns.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw new Error(`A criterion of the search reads "${unknown}", which no project has`);
  return columns;
}

/**
 * Installs the triggers that record the searched properties of a project before each edit. The search alerts use these records
 * to find out which projects an edit has brought into a search or taken out of it. The properties come from the criteria of the
 * search, so that none is forgotten; the tables and the other triggers come from the migrations.
 */
export async function watchProjects(db: Database): Promise<void> {
  const columns = searchedColumns();
  const state = columns.map((column) => `'${column}', p.${column}`).join(', ');
  await db.execute(
    sql.raw(`create or replace function iwan_note_states(ids integer[]) returns void language plpgsql
      -- It is planned once, while the tables may be all but empty, and called for each row of those that have grown.
      set enable_seqscan = off
      as $$
      begin
        insert into project_states (project_id, state, at, transaction)
        select p.id, jsonb_build_object(${state}, 'developer', d.name, 'agents', coalesce((
          select jsonb_agg(a.name order by pa.position)
          from project_agents pa join agents a on a.id = pa.agent_id where pa.project_id = p.id
        ), '[]'::jsonb)), clock_timestamp(), txid_current()
        from projects p left join developers d on d.id = p.developer_id
        where p.id = any (ids) and p.listed_at < now() and p.publication = 'published'
        on conflict (project_id, transaction) do nothing;
      end $$`),
  );
  // A price that replaces another one is recorded in the price history only.
  const watched = [...columns.filter((column) => column !== 'starting_price'), 'developer_id'];
  const row = (name: string) => `(${watched.map((column) => `${name}.${column}`).join(', ')})`;
  await db.execute(
    sql.raw(`create or replace trigger iwan_note_project before update on projects for each row when (
        ${row('old')} is distinct from ${row('new')}
        or (new.starting_price is distinct from old.starting_price and btrim(coalesce(old.starting_price, '')) = '')
      ) execute function iwan_note_project()`),
  );
}
