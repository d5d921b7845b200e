/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 */

import { eq, inArray } from 'drizzle-orm';
import { agents, developers, priceHistory, projectAgents, projects } from '../../database/schema';
import { demoBackend } from '../../testing/demo-backend';
import { publishedProjectsReader, readProjects } from './read-projects';

const backend = demoBackend();

test('a project is read with its agents in their order, its developer and its twelve latest prices, the latest first', async () => {
  const { db } = backend.open;
  const [one, two, hidden] = await db.select().from(projects).orderBy(projects.id).limit(3);
  const [first, second, left] = await db.select().from(agents).orderBy(agents.id).limit(3);
  if (!one || !two || !hidden || !first || !second || !left) throw new Error('There are too few demo records.');
  await db.delete(projectAgents).where(eq(projectAgents.project_id, one.id));
  await db
    .insert(projectAgents)
    .values([second, left, first].map(({ id }, position) => ({ project_id: one.id, agent_id: id, position })));
  await db.update(agents).set({ publication: 'unpublished' }).where(eq(agents.id, left.id));
  await db
    .update(developers)
    .set({ publication: 'unpublished' })
    .where(eq(developers.id, two.developer_id ?? 0));
  await db.update(projects).set({ publication: 'unpublished' }).where(eq(projects.id, hidden.id));
  await db.delete(priceHistory).where(inArray(priceHistory.project_id, [one.id, two.id]));
  const day = (number: number) => new Date(Date.UTC(2026, 0, number, 1, 2, 3, 456));
  const days = [3, 14, 1, 7, 9, 2, 13, 5, 4, 8, 6, 12, 10, 11];
  await db
    .insert(priceHistory)
    .values(days.map((number) => ({ project_id: one.id, price: `AED ${number}`, at: day(number) })));

  const read = publishedProjectsReader(db, new Map());
  const found = await read([two.id, hidden.id, one.id, 2 ** 31 - 1]);
  expect(found.map(({ id }) => id)).toEqual([one.id, two.id]);
  const [project, other] = found;
  // As JSON: without the translations, which responses in other languages have.
  expect(JSON.parse(JSON.stringify(project?.agent))).toEqual(
    [second, first].map(({ name, designation, images, phone, brn }) => ({ name, designation, images, phone, brn })),
  );
  expect(project?.price_history).toEqual(
    Array.from({ length: 12 }, (_, at) => ({ price: `AED ${14 - at}`, at: day(14 - at) })),
  );
  expect(other).toMatchObject({ developer: null, price_history: [] });
  // The same statement with other ids, and none.
  expect((await read([two.id])).map(({ id }) => id)).toEqual([two.id]);
  expect(await read([])).toEqual([]);
  const units = [{ type: '1BR', price: 900_000, size: 700, available: 3, plan: null }];
  await db.update(projects).set({ starting_price: 'Price on request', units }).where(eq(projects.id, one.id));
  expect(await read([one.id])).toMatchObject([
    { starting_price: 'Price on request', price_history: [], units: [{ type: '1BR', price: null, size: 700 }] },
  ]);
  // A preview reads what is not published.
  const [previewed] = await readProjects(db, new Map(), eq(projects.id, hidden.id));
  expect(previewed).toMatchObject({ id: hidden.id, name: hidden.name });
});
