import { criterionRules } from '@iwan/shared/domain/search/rules/rule-table';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { projects } from '../schema';

/** What a search reads of a project and its own row does not have: other tables do, with triggers of their own. */
const ofOtherTables: readonly string[] = ['developer', 'agents'];

/** What the search reads of a project: the properties of all criteria. */
export const searchedProperties: readonly string[] = [
  ...new Set(Object.values(criterionRules).flatMap(({ properties }) => properties)),
];

/** Those that are columns. Throws where a criterion names what no project has. */
function searchedColumns(): readonly string[] {
  const known = getTableColumns(projects);
  const columns = searchedProperties.filter((name) => !ofOtherTables.includes(name));
  const unknown = columns.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw new Error(`A criterion of the search reads "${unknown}", which no project has`);
  return columns;
}

/**
 * Has the database note what a project was searched by, whoever edits it: the search alerts tell by that what an edit has
 * brought into a search or taken out of it. What is noted, and at which changes, comes from the criteria of the search, so
 * that none is forgotten; the tables and the other triggers are those of the migrations.
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
  // A price that takes the place of another is in the history of prices, and noted there alone.
  const watched = [...columns.filter((column) => column !== 'starting_price'), 'developer_id'];
  const row = (name: string) => `(${watched.map((column) => `${name}.${column}`).join(', ')})`;
  await db.execute(
    sql.raw(`create or replace trigger iwan_note_project before update on projects for each row when (
        ${row('old')} is distinct from ${row('new')}
        or (new.starting_price is distinct from old.starting_price and btrim(coalesce(old.starting_price, '')) = '')
      ) execute function iwan_note_project()`),
  );
}
