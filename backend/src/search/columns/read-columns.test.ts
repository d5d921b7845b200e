/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 */

import { eq, sql } from 'drizzle-orm';
import { agents, developers, projectAgents, projects } from '../../database/schema';
import { demoBackend } from '../../testing/demo-backend';
import type { ColumnData } from '../columns/column-data';
import { ColumnProject } from '../columns/column-project';
import { readChangedColumns, readColumns } from './read-columns';

const backend = demoBackend();

const fieldsOf = (project: ColumnProject) => ({
  ...{ id: project.id, name: project.name, price: project.price, place: project.place, status: project.status },
  ...{ location: project.location, developer: project.developer, agents: project.agents, units: project.units },
  ...{
    amenities: project.amenities,
    landmarks: project.landmarks,
    unitTypes: project.unitTypes,
    permit: project.permit,
  },
});
function contentOf(data: ColumnData) {
  return Array.from(data.ids, (_, position) => fieldsOf(new ColumnProject(data, position)));
}

test('only what was written since is read, whoever wrote it, and all is then as if it were read anew', async () => {
  const { db } = backend.open;
  let before = await readColumns(db);
  const first = await db
    .select({ id: projects.id, developer: projects.developer_id })
    .from(projects)
    .orderBy(projects.id);
  const [one, two, three, four] = first.map(({ id }) => id);
  const of = (id = 0) => eq(projects.id, id);
  const idsWhere = async (condition: ReturnType<typeof sql>) =>
    (await db.select({ id: projects.id }).from(projects).where(condition)).map(({ id }) => id);
  const developer = first.find(({ id }) => id === three)?.developer ?? 0;
  const [agent] = await db.select().from(projectAgents).orderBy(projectAgents.project_id).limit(1);
  const ofAgent = await idsWhere(
    sql`id in (select project_id from project_agents where agent_id = ${agent?.agent_id ?? 0})`,
  );
  const ofDeveloper = await idsWhere(sql`developer_id = ${developer}`);
  const edits: readonly (readonly [() => Promise<unknown>, readonly (number | undefined)[]])[] = [
    [() => db.update(projects).set({ starting_price: '7 MILLION', amenities: '1. Helipad' }).where(of(one)), [one]],
    [() => db.update(projects).set({ publication: 'unpublished' }).where(of(two)), [two]],
    [() => db.update(projects).set({ publication: 'published', name: 'Back Again' }).where(of(two)), [two]],
    [() => db.delete(projects).where(of(four)), [four]],
    [() => db.update(developers).set({ name: 'Renamed Homes' }).where(eq(developers.id, developer)), ofDeveloper],
    [
      () =>
        db
          .update(agents)
          .set({ name: 'Renamed Agent' })
          .where(eq(agents.id, agent?.agent_id ?? 0)),
      ofAgent,
    ],
    [() => db.delete(projectAgents).where(eq(projectAgents.project_id, agent?.project_id ?? 0)), [agent?.project_id]],
  ];
  for (const [edit, expected] of edits) {
    await edit();
    const found = await readChangedColumns(db, before);
    const isThere = (id: number | undefined) => id !== four || expected.length === 1;
    expect(found?.changed.toSorted()).toEqual(expected.filter(isThere).toSorted());
    before = found?.data ?? before;
    expect(contentOf(before)).toEqual(contentOf(await readColumns(db)));
    expect(await readChangedColumns(db, before)).toBeNull();
  }
  const [added] = await db.insert(projects).values({ name: 'Added' }).returning({ id: projects.id });
  const found = await readChangedColumns(db, before);
  expect([found?.changed, found?.data.names.at(-1)]).toEqual([[added?.id], 'Added']);
});
