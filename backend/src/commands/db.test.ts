/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @server blank
 */
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blogComments, leads, users } from '../database/schema';
import { openBackend } from '../open-backend';
import { commandContext } from '../testing/command-context';
import { createTestDatabase } from '../testing/test-database';
import { dbCommand } from './db';

jest.setTimeout(120_000);

/** Needs both databases at once. */
const withServer = testDatabaseUrl === null ? describe.skip : describe;

const read = async (url: string | null) => {
  const { environment, files } = commandContext(url);
  const backend = await openBackend({ ...environment, logLevel: 'silent' }, files, { openClient: openPgliteOutside });
  const bodies: Record<string, unknown> = {};
  for (const path of ['projectapi', 'developerapi', 'agentapi', 'teamapi', 'blogs', 'blogs/1']) {
    bodies[path] = (await backend.app.inject(`/api/${path}`)).json();
  }
  return { backend, bodies };
};

withServer('moving the embedded database into PostgreSQL', () => {
  test('takes everything along, counts it, and goes on where the ids ended', async () => {
    const { backend, bodies } = await read(null);
    await backend.stop();
    const journalled = {
      key: 'only-journalled',
      form: 'subscribe',
      fields: { email: 'a@b.example' },
      attachment: null,
    };
    await appendFile(
      join(testDataFolder, 'leads.journal'),
      `\n${JSON.stringify({ ...journalled, receivedAt: '2026-03-01T08:00:00.000Z' })}\n`,
    );
    const context = commandContext();
    await dbCommand(['move'], context);
    expect(context.said.join('\n')).toMatch(
      / projects: 60\n(.*\n)*Moved \d+ rows of \d+ tables, counted on both sides/,
    );

    const moved = await read(testDatabaseUrl);
    expect(moved.bodies).toEqual(bodies);
    expect((await moved.backend.db.select().from(leads)).map((lead) => lead.idempotency_key)).toEqual([
      'only-journalled',
    ]);
    const ids = (await moved.backend.db.select({ id: blogComments.id }).from(blogComments)).map(({ id }) => id);
    const comment = { blog_id: 1, user_id: 1, user_name: 'Ana', comment: 'Hello', created_at: new Date() };
    const [added] = await moved.backend.db.insert(blogComments).values(comment).returning({ id: blogComments.id });
    expect(added?.id).toBe(Math.max(...ids) + 1);
    // Nobody has signed in yet, and the first to do so is still none of the demo's readers.
    const reader = { email: 'ana@example.com', name: 'Ana', created_at: new Date() };
    const [first] = await moved.backend.db.insert(users).values(reader).returning({ id: users.id });
    expect(first?.id).toBe(1001);
    await moved.backend.stop();
  });

  test('is refused into a database that has something already', async () => {
    await expect(dbCommand(['move'], commandContext())).rejects.toThrow(/is not empty: its table \w+ has \d+ rows/);
  });

  test('says what stays in the old folder, and erases it where that is asked for', async () => {
    const server = (testDatabaseUrl ?? '').replace(/\/[^/]*$/, '');
    const kept = commandContext(await createTestDatabase(server));
    await dbCommand(['move'], kept);
    expect(kept.said.join('\n')).toContain(
      'The old database and leads.journal in there hold every lead and account still.',
    );
    expect(await readdir(testDataFolder)).toEqual(expect.arrayContaining(['database', 'leads.journal']));

    const erasing = commandContext(await createTestDatabase(server));
    await dbCommand(['move', '--and-erase'], erasing);
    expect(erasing.said.join('\n')).toContain('The old database and leads.journal in there were erased.');
    const left = await readdir(testDataFolder);
    expect(left).not.toContain('database');
    expect(left).not.toContain('leads.journal');
  });
});

test.each([
  [[], 'Use: DATABASE_URL=postgres://… npm run db -- move [--and-erase]'],
  [['drop'], 'Use: DATABASE_URL=postgres://… npm run db -- move [--and-erase]'],
])('says how it is used: %p', async (words, sentence) => {
  await expect(dbCommand(words, commandContext())).rejects.toThrow(sentence);
});

test('says that there is nowhere to move to, and that there is nothing to move', async () => {
  await expect(dbCommand(['move'], commandContext(null))).rejects.toThrow('DATABASE_URL must say where to move to.');
  const folder = await mkdtemp(join(tmpdir(), 'iwan-empty-'));
  const context = commandContext('postgres://iwan@127.0.0.1:1/iwan');
  const empty = { ...context, environment: { ...context.environment, dataFolder: folder } };
  await expect(dbCommand(['move'], empty)).rejects.toThrow('has no embedded database to move');
  await rm(folder, { recursive: true });
});
