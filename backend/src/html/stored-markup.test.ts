/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { backendFolder } from '../backend-folder';
import { contentCommand } from '../commands/content';
import { openStorage } from '../database/connection/open-database';
import { agents, blogDetails, blogs, developers, projects } from '../database/schema';
import { openBackend } from '../open-backend';
import { commandContext } from '../testing/command-context';

jest.setTimeout(60_000);

const hostile = '<p onclick="x()">Quay<script>alert(1)</script><a href="javascript:alert(1)">b</a></p>';
const safe = '<p>Quay<a rel="nofollow noopener">b</a></p>';
const evilFrame = '<iframe src="https://www.google.com/url?q=https://evil.example"></iframe>';
const map = '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1" onload="alert(1)"></iframe>';

async function withDatabase<Result>(use: (db: Awaited<ReturnType<typeof openStorage>>['db']) => Promise<Result>) {
  const { environment, files, openClient } = commandContext();
  const storage = await openStorage(environment, files, { openClient });
  try {
    return await use(storage.db);
  } finally {
    await storage.close();
  }
}

test('markup that came into the database past us is made safe for readers', async () => {
  await withDatabase(async (db) => {
    await db.update(projects).set({ description: hostile, map: evilFrame }).where(eq(projects.id, 1));
    await db.update(projects).set({ map }).where(eq(projects.id, 2));
    await db.update(developers).set({ map: evilFrame }).where(eq(developers.id, 1));
    await db.update(agents).set({ description: hostile }).where(eq(agents.id, 1));
    await db.update(blogs).set({ description: hostile }).where(eq(blogs.id, 1));
    await db.update(blogDetails).set({ paragraph: hostile }).where(eq(blogDetails.blog_id, 1));
  });
  const environment = { dataFolder: testDataFolder, databaseUrl: testDatabaseUrl, logLevel: 'silent' } as const;
  const files = backendFolder(join(import.meta.dirname, '..'), undefined);
  const { app, stop } = await openBackend(environment, files, { openClient: openPgliteOutside });
  const get = async (url: string) => (await app.inject(url)).json();
  const [first, second] = (await get('/api/projectapi')).data;
  expect(first).toMatchObject({ id: 1, description: safe, map: null });
  expect(second.map).toMatch(
    /^<iframe src="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=1" title="Map"/,
  );
  expect(second.map).not.toContain('onload');
  expect((await get(`/api/projectapi/${encodeURIComponent(first.name)}`)).data).toMatchObject({ description: safe });
  const [developer] = (await get('/api/developerapi')).data;
  expect((await get(`/api/developerapi/${encodeURIComponent(developer.name)}`)).data.map).toBeNull();
  expect((await get('/api/agentapi')).data[0].description).toBe(safe);
  const { blogs: article } = await get('/api/blogs/1');
  expect(article.description).toBe(safe);
  expect(new Set(article.details.map(({ paragraph }: { paragraph: string }) => paragraph))).toEqual(new Set([safe]));
  await stop();
});

test('what a content file brings is made safe before it is kept', async () => {
  const content = {
    developers: [{ name: 'Hostile Homes', map: evilFrame }],
    agents: [{ name: 'Hostile Agent', description: hostile }],
    projects: [{ name: 'Hostile House', description: hostile, map }],
    blogs: [{ heading: 'Hostile', description: hostile, details: [{ sub_heading: 'a', paragraph: hostile }] }],
  };
  await writeFile(join(testDataFolder, 'hostile.json'), JSON.stringify(content));
  await contentCommand(['import', 'hostile.json'], commandContext());
  await withDatabase(async (db) => {
    const [project] = await db.select().from(projects).where(eq(projects.name, 'Hostile House'));
    expect(project).toMatchObject({
      description: safe,
      map: expect.stringMatching(/^<iframe src="https:\/\/www\.open/),
    });
    expect(project?.map).not.toContain('onload');
    const [developer] = await db.select().from(developers).where(eq(developers.name, 'Hostile Homes'));
    expect(developer?.map).toBeNull();
    const [agent] = await db.select().from(agents).where(eq(agents.name, 'Hostile Agent'));
    expect(agent?.description).toBe(safe);
    const [blog] = await db.select().from(blogs).where(eq(blogs.heading, 'Hostile'));
    const [detail] = await db
      .select()
      .from(blogDetails)
      .where(eq(blogDetails.blog_id, blog?.id ?? 0));
    expect([blog?.description, detail?.paragraph]).toEqual([safe, safe]);
  });
});
