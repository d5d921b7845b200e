/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { demoBackend } from '../../testing/demo-backend';
import { agents, developers, projectAgents, projectStates, projects } from '../schema';
import { searchedProperties } from './watch-projects';

const backend = demoBackend();
const columnTypes = new Map(Object.entries(getTableColumns(projects)).map(([name, { dataType }]) => [name, dataType]));

/** One edit of what a search reads, each in a transaction of its own. */
async function edit(property: string, id: number): Promise<void> {
  const { db } = backend.open;
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (property === 'developer') {
    await db
      .update(developers)
      .set({ name: 'Renamed' })
      .where(eq(developers.id, project?.developer_id ?? 0));
  } else if (property === 'agents') {
    const [assigned] = await db.select().from(projectAgents).where(eq(projectAgents.project_id, id));
    await db
      .update(agents)
      .set({ name: 'Renamed' })
      .where(eq(agents.id, assigned?.agent_id ?? 0));
  } else {
    const isJson = columnTypes.get(property) === 'json';
    const isNumber = columnTypes.get(property) === 'number';
    await db
      .update(projects)
      .set({ [property]: isJson ? [] : isNumber ? 77 : `Another ${property}` })
      .where(eq(projects.id, id));
  }
}

const statesOf = (id: number) =>
  backend.open.db.select().from(projectStates).where(eq(projectStates.project_id, id)).orderBy(desc(projectStates.id));

// Each edits another project: names of developers and agents are shared.
test.each(searchedProperties.map((property, index) => [property, index + 1] as const))(
  'an edit of what a search reads is noted: %s',
  async (property, id) => {
    const { db } = backend.open;
    // A price that takes the place of another is noted in the history of prices.
    if (property === 'starting_price')
      await db.update(projects).set({ starting_price: null }).where(eq(projects.id, id));
    const before = await statesOf(id);
    await edit(property, id);
    const [state, ...others] = await statesOf(id);
    expect(others).toHaveLength(before.length);
    expect(Object.keys(state?.state ?? {}).sort()).toEqual([...searchedProperties].sort());
  },
);

test('an edit of anything else is not', async () => {
  const { db } = backend.open;
  const before = (await statesOf(40)).length;
  const others = Object.entries(getTableColumns(projects)).filter(
    // An edit that changes whether the site shows the project is noted: it begins or ends to be news.
    ([name, { dataType }]) => dataType === 'string' && name !== 'publication' && !searchedProperties.includes(name),
  );
  expect(others.length).toBeGreaterThan(5);
  for (const [name] of others)
    await db
      .update(projects)
      .set({ [name]: 'Another' })
      .where(eq(projects.id, 40));
  expect(await statesOf(40)).toHaveLength(before);
});

test('what is noted is what the database itself says that it notes', async () => {
  const { rows } = (await backend.open.db.execute(
    sql`select pg_get_triggerdef(oid) as watched from pg_trigger where tgname = 'iwan_note_project'`,
  )) as unknown as { readonly rows: readonly { readonly watched: string }[] };
  const [{ watched } = { watched: '' }] = rows;
  const columns = searchedProperties.filter((name) => !['developer', 'agents'].includes(name));
  for (const column of columns) expect(watched).toMatch(new RegExp(`\\b(?:old|OLD)\\.${column}\\b`));
});
