/** @jest-environment ./backend/src/testing/database-environment.ts */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { backendFolder } from '../../backend-folder';
import { openBackend } from '../../open-backend';
import { inOffice, officeOf } from '../../testing/office';
import { faqQuestions, leads, officeAudit, openings, projects, seedings, siteTexts, teamMembers } from '../schema';

jest.setTimeout(60_000);

const files = backendFolder(join(import.meta.dirname, '../..'), undefined);
const office = officeOf('first@example.com');
const open = () =>
  openBackend(
    { dataFolder: testDataFolder, databaseUrl: testDatabaseUrl, logLevel: 'silent', leadsWebhookUrl: null, office },
    files,
    { openClient: openPgliteOutside },
  );

/** The embedded database has one process, and its lock says so. */
const onServer = testDatabaseUrl === null ? describe.skip : describe;

/** Polls until a condition holds. Throws after `within` milliseconds. */
async function eventually(holds: () => Promise<boolean>, within = 5_000): Promise<void> {
  for (const end = Date.now() + within; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`It did not come true within ${within} ms`);
}

onServer('two nodes on one PostgreSQL', () => {
  test('start at once and put the demo records and what every site shows in once', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    const [node] = nodes;
    expect(await node?.db.select().from(seedings)).toHaveLength(11);
    expect(await node?.db.$count(projects)).toBe(60);
    const counts = await Promise.all([openings, faqQuestions, siteTexts].map((table) => node?.db.$count(table)));
    expect(counts).toEqual([5, 19, 21]);
    for (const one of nodes) await one.stop();
  });

  test('each shows what the other has written, also when a table is emptied by hand', async () => {
    const [one, other] = [await open(), await open()];
    const read = async (url: string) => (await other.app.inject(url)).json().data;
    const before = (await other.app.inject('/api/projectapi')).headers.etag;
    await one.db.update(projects).set({ status: 'Ready at last' }).where(eq(projects.name, 'Lazurine Quay'));
    await eventually(async () => (await read('/api/projectapi/lazurine-quay')).status === 'Ready at last');
    expect((await other.app.inject('/api/projectapi')).headers.etag).not.toBe(before);
    await one.db.execute(`truncate team_members`);
    await eventually(async () => (await read('/api/teamapi')).length === 0);
    await one.db.insert(teamMembers).values({ name: 'Noor' });
    await eventually(async () => (await read('/api/teamapi')).length === 1);
    await one.stop();
    await other.stop();
  });

  test('an edit in the office of one is in the public responses of the other within two seconds', async () => {
    const [one, other] = [await open(), await open()];
    const editor = await inOffice({ app: one.app, open: one }, { email: 'editor@example.com', role: 'editor' });
    const write = async (path: string, changes: object) => {
      const { version } = (await editor.call('GET', path)).json();
      expect((await editor.call('PATCH', path, { version, changes })).statusCode).toBe(200);
    };
    const isShown = async (url: string, words: string) => (await other.app.inject(url)).body.includes(words);
    const { node, last } = (await other.app.inject('/changes?after=')).json();
    await write('/projects/1', { starting_price: '7.654321 MILLION' });
    await eventually(() => isShown('/api/projectapi', '7.654321 MILLION'), 2_000);
    await write('/openings/4', { summary: 'Sees what a photograph hides.' });
    await eventually(() => isShown('/api/openings', 'Sees what a photograph hides.'), 2_000);
    // Either tells the caches of the site.
    const isReported = async (kind: string, id: string) => {
      const { changes } = (await other.app.inject(`/changes?after=${node}.${last}`)).json();
      return changes.some((change: { kind: string; ids: string[] }) => change.kind === kind && change.ids.includes(id));
    };
    await eventually(() => isReported('project', '1'), 2_000);
    await eventually(() => isReported('opening', '4'), 2_000);
    await one.stop();
    await other.stop();
  });

  test('hears of changes again after its connection was cut', async () => {
    const [one, other] = [await open(), await open()];
    await one.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`);
    await one.db.update(projects).set({ status: 'Seen' }).where(eq(projects.name, 'Lazurine Quay'));
    const status = async () => (await other.app.inject('/api/projectapi/lazurine-quay')).json().data.status;
    await eventually(async () => (await status()) === 'Seen');
    await one.stop();
    await other.stop();
  });

  test('publish a scheduled record at its moment, once, and both show it', async () => {
    const nodes = [await open(), await open()] as const;
    const { db } = nodes[0];
    const moment = new Date(Date.now() + 700);
    const scheduled = { name: 'In time', publication: 'scheduled', publish_at: moment } as const;
    await db.insert(teamMembers).values(scheduled);
    const shows = async ({ app }: (typeof nodes)[number]) =>
      (await app.inject('/api/teamapi')).body.includes('In time');
    expect(await Promise.all(nodes.map(shows))).toEqual([false, false]);
    await eventually(async () => (await Promise.all(nodes.map(shows))).every(Boolean));
    expect(Date.now() - moment.getTime()).toBeGreaterThanOrEqual(0);
    const notes = await db.select().from(officeAudit).where(eq(officeAudit.action, 'publish'));
    expect(notes).toMatchObject([{ resource: 'team', person_id: null, after: { publication: 'published' } }]);
    for (const node of nodes) await node.stop();
  });

  test('keep a lead once that reaches both at the same time', async () => {
    const nodes = [await open(), await open()];
    const send = (index: number) =>
      nodes[index % 2]?.app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'idempotency-key': 'the-same' },
        payload: { email: 'ana@example.com', source: 'web_form' },
      });
    const responses = await Promise.all(Array.from({ length: 4 }, (_, index) => send(index)));
    expect(responses.map((response) => response?.statusCode)).toEqual([201, 201, 201, 201]);
    expect(await nodes[0]?.db.$count(leads)).toBe(1);
    for (const node of nodes) await node.stop();
  });
});

test('a server that is not there is named in one sentence, without the password', async () => {
  const databaseUrl = 'postgres://iwan:secret@127.0.0.1:1/iwan';
  const start = openBackend({ dataFolder: testDataFolder, databaseUrl, logLevel: 'silent' }, files);
  await expect(start).rejects.toThrow(
    'The PostgreSQL of DATABASE_URL cannot be used: nothing listens there (ECONNREFUSED).',
  );
});
