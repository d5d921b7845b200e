/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { asc, eq } from 'drizzle-orm';
import { openStorage } from '../database/connection/open-database';
import { developers, officeMails, officePeople, projects, seedings, teamMembers } from '../database/schema';
import { commandContext } from '../testing/command-context';
import { sharedClient } from '../testing/shared-client';
import type { Command } from './command';
import { contentCommand } from './content';
import { peopleCommand } from './people';

const { openClient, end } = sharedClient();
afterAll(end);

const runner =
  (command: Command) =>
  async (...words: string[]) => {
    const context = { ...commandContext(), openClient };
    await command(words, context);
    return { printed: context.printed.join(''), said: context.said.join('\n') };
  };
const content = runner(contentCommand);
const people = runner(peopleCommand);

async function inDatabase<T>(work: (db: Awaited<ReturnType<typeof openStorage>>['db']) => Promise<T>): Promise<T> {
  const { environment, files } = commandContext();
  const { db, close } = await openStorage(environment, files, { openClient, seed: false });
  try {
    // Of a query of Drizzle `finally` would not wait for `close`.
    return await work(db);
  } finally {
    await close();
  }
}

test('says how it is used instead of removing the demo with further words', async () => {
  await expect(content('remove-demo', 'now')).rejects.toThrow('Use: npm run content');
});

test('people are invited', async () => {
  const { said } = await people('invite', 'Lina@Example.com', '--role', 'administrator', '--name', 'Lina');
  expect(said).toContain('We sent an email with the office address.');
  const [mail] = await inDatabase((db) => db.select().from(officeMails).where(eq(officeMails.to, 'lina@example.com')));
  expect(mail?.text).toContain('http://localhost:3002/office');
  await expect(people('invite', 'lina@example.com', '--role', 'boss')).rejects.toThrow('The role is one of');
  await expect(people('invite', 'omar@example.com')).rejects.toThrow('Use: npm run people');
  await expect(people('promote', 'lina@example.com')).rejects.toThrow('Use: npm run people');
});

test('takes away exactly the demo: what was changed, or is named by a record of one’s own, stays and is said', async () => {
  await inDatabase(async (db) => {
    await db.update(projects).set({ area: 'Nowhere' }).where(eq(projects.name, 'Lazurine Quay'));
    const [developer] = await db.select().from(developers).where(eq(developers.name, 'Soravale Properties'));
    await db.insert(projects).values({ name: 'A Tower of Our Own', developer_id: developer?.id ?? null });
  });
  const { said } = await content('remove-demo');
  const [removed, ...kept] = said.split('\n');
  expect(removed).toMatch(/^Removed the demo records: 59 projects, 12 blogs, \d agents, 1[01] developers, 8 team\.$/);
  expect(kept).toContain('  kept in projects: Lazurine Quay (someone has changed it)');
  expect(kept).toContain('  kept in developers: Soravale Properties (a record of your own names it)');
  const left = await inDatabase((db) => db.select({ name: projects.name }).from(projects).orderBy(asc(projects.id)));
  expect(left.map(({ name }) => name)).toEqual(['Lazurine Quay', 'A Tower of Our Own']);
  expect(await inDatabase((db) => db.$count(officePeople, eq(officePeople.email, 'lina@example.com')))).toBe(1);
  await inDatabase((db) => db.delete(projects));
  expect((await content('remove-demo')).said).not.toContain('kept');
  expect((await content('remove-demo')).said).toBe('There are no demo records in this database.');
});

test('a start puts no demo beside content of one’s own, also where nothing says how that came there', async () => {
  await inDatabase(async (db) => {
    await db.delete(seedings);
    await db.insert(teamMembers).values({ name: 'A Person of Our Own' });
  });
  const { environment, files } = commandContext();
  const { db, close } = await openStorage(environment, files, { openClient, seed: true });
  expect(await db.$count(projects)).toBe(0);
  await close();
});
