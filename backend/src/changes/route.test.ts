/** @jest-environment ./backend/src/testing/database-environment.ts */
import type { ChangesResponse } from '@iwan/shared/domain/record/record-change';
import type { RecordKind } from '@iwan/shared/domain/record/record-kind';
import { eq } from 'drizzle-orm';
import { blogs, developers, projects } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';

const backend = demoBackend();

/** There, whoever writes is heard of: the embedded database has only writers of this process. */
const onServer = testDatabaseUrl === null ? test.skip : test;

const read = async (after = ''): Promise<ChangesResponse> =>
  (await backend.app.inject(`/changes?after=${encodeURIComponent(after)}`)).json();

/** The ids of the changed records of a kind since a number, once there are so many. */
async function changedIds({ node, last }: ChangesResponse, kind: RecordKind, count = 1): Promise<readonly string[]> {
  let ids: readonly string[] = [];
  await eventually(async () => {
    const { changes } = await read(`other.3,${node}.${last}`);
    ids = [...new Set(changes.filter((change) => change.kind === kind).flatMap((change) => change.ids ?? []))];
    return ids.length >= count;
  });
  return ids;
}

onServer('a changed price is one change of that project, once the answers of the backend have it', async () => {
  const before = await read();
  expect(before.isIncomplete).toBe(true);
  const path = '/api/projectapi/lazurine-quay';
  const { id } = (await backend.get(path)).json().data;
  await backend.open.db.update(projects).set({ starting_price: 'AED 7,777,777' }).where(eq(projects.id, id));
  expect(await changedIds(before, 'project')).toEqual([String(id)]);
  expect((await backend.get(path)).json().data.starting_price).toBe('AED 7,777,777');
});

onServer('a developer who is renamed has changed, and so have the projects that name them', async () => {
  const before = await read();
  const [developer] = await backend.open.db.select().from(developers).limit(1);
  if (!developer) throw new Error('There are no developers.');
  const theirs = (await backend.get(`/api/developerProject/${encodeURIComponent(developer.name)}`)).json().data;
  await backend.open.db.update(developers).set({ name: 'Renamed & Sons' }).where(eq(developers.id, developer.id));
  expect(await changedIds(before, 'developer')).toEqual([String(developer.id)]);
  const changed = await changedIds(before, 'project', theirs.length);
  expect(new Set(changed)).toEqual(new Set(theirs.map(({ id }: { id: number }) => String(id))));
});

onServer('what was written and is the same is no change', async () => {
  const before = await read();
  const [article] = await backend.open.db.select().from(blogs).limit(1);
  if (!article) throw new Error('There are no articles.');
  const write = (title: string | null) => backend.open.db.update(blogs).set({ title }).where(eq(blogs.id, article.id));
  await write(article.title);
  await write('Another title');
  expect(await changedIds(before, 'article')).toEqual([String(article.id)]);
  const { changes } = await read(`${before.node}.${before.last}`);
  expect(changes.filter(({ kind }) => kind === 'article')).toHaveLength(1);
});

test('nobody reads it through a proxy', async () => {
  const response = await backend.app.inject({ url: '/changes', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(response.statusCode).toBe(404);
});
