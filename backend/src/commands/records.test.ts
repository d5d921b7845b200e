/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { asc, desc, eq } from 'drizzle-orm';
import { openStorage } from '../database/connection/open-database';
import {
  developers,
  leads,
  officeAudit,
  officeMails,
  officePeople,
  projects,
  seedings,
  teamMembers,
} from '../database/schema';
import { commandContext } from '../testing/command-context';
import { sharedClient } from '../testing/shared-client';
import type { Command } from './command';
import { contentCommand } from './content';
import { leadsCommand } from './leads';
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
const leadWork = runner(leadsCommand);

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

const lastNote = () =>
  inDatabase(async (db) => (await db.select().from(officeAudit).orderBy(desc(officeAudit.id)).limit(1))[0]);

test('lists records by words of their names', async () => {
  expect((await content('list', 'agents', 'nair')).printed).toMatch(/^\d+ {2}Arjun Nair\n$/);
  expect((await content('list', 'projects')).printed.trim().split('\n')).toHaveLength(60);
});

test('shows, edits and renames a record by the rules of the office, and the trail says that it was a command', async () => {
  await content('edit', 'projects', 'Lazurine Quay', 'area=Nowhere', 'units:=[{"type":"1BR","price":900000}]');
  const shown = JSON.parse((await content('show', 'projects', 'Lazurine Quay')).printed);
  expect(shown).toMatchObject({ area: 'Nowhere', units: [{ type: '1BR', price: 900_000 }] });
  expect(await lastNote()).toMatchObject({
    person_name: 'Command line',
    resource: 'projects',
    after: { area: 'Nowhere' },
  });
  await content('rename', 'projects', String(shown.id), 'Lazurine Bay');
  expect(JSON.parse((await content('show', 'projects', 'Lazurine Bay')).printed).id).toBe(shown.id);
  await expect(content('edit', 'projects', 'Lazurine Bay', 'handover=soon')).rejects.toThrow();
});

test('publishes, schedules and unpublishes a record by the rules of the office', async () => {
  const bay = ['projects', 'Lazurine Bay'] as const;
  expect((await content('unpublish', ...bay)).said).toBe('The site no longer shows "Lazurine Bay".');
  expect((await content('list', ...bay)).printed).toMatch(/Lazurine Bay {2}unpublished\n$/);
  await expect(content('unpublish', ...bay)).rejects.toThrow('The site does not show this.');
  expect((await content('publish', ...bay, '--at', '2027-03-01T08:00:00+04:00')).said).toBe(
    'The site will show "Lazurine Bay" from 2027-03-01T04:00:00.000Z.',
  );
  await expect(content('publish', ...bay, '--at', 'soon')).rejects.toThrow('still to come');
  expect((await content('publish', ...bay)).said).toBe('The site shows "Lazurine Bay".');
  expect(await lastNote()).toMatchObject({ person_name: 'Command line', resource: 'projects', action: 'publish' });
});

test('removes a record only where somebody is sure', async () => {
  await expect(content('remove', 'agents', 'Arjun Nair')).rejects.toThrow('Add --yes');
  expect((await content('remove', 'agents', 'Arjun Nair', '--yes')).said).toBe('Removed "Arjun Nair".');
  await expect(content('show', 'agents', 'Arjun Nair')).rejects.toThrow(
    'There is nothing called "Arjun Nair" in agents.',
  );
});

test.each([
  [['edit', 'projects', 'Lazurine Bay', 'area'], '"area" is no change'],
  [['edit', 'projects', 'Lazurine Bay', 'units:=['], 'What stands behind units:= is no JSON.'],
  [['edit', 'projects', 'Lazurine Bay'], 'Use: npm run content'],
  [['list', 'houses'], 'Use: npm run content'],
  [['remove-demo', 'now'], 'Use: npm run content'],
])('content %j is refused in a sentence', async (words, sentence) => {
  await expect(content(...words)).rejects.toThrow(sentence);
});

test('people are invited, given a role, shown and removed', async () => {
  const { said } = await people('invite', 'Lina@Example.com', '--role', 'administrator', '--name', 'Lina');
  expect(said).toContain('A mail with the address is on its way.');
  const [mail] = await inDatabase((db) => db.select().from(officeMails).where(eq(officeMails.to, 'lina@example.com')));
  expect(mail?.text).toContain('Open http://localhost:3002/office and give this address (lina@example.com)');
  await people('invite', 'omar@example.com', '--role', 'agent');
  await people('role', 'omar@example.com', 'editor');
  const { printed } = await people('list');
  expect(printed).toMatch(/^lina@example\.com +administrator +passkeys: 0 +never here +Lina$/m);
  expect(printed).toMatch(/^omar@example\.com +editor +/m);
  await expect(people('role', 'lina@example.com', 'reader')).rejects.toThrow('This is the only administrator');
  await expect(people('invite', 'lina@example.com', '--role', 'boss')).rejects.toThrow('The role is one of');
  expect((await people('end-sessions', 'lina@example.com')).said).toBe('All sessions of lina@example.com have ended.');
  await people('remove', 'omar@example.com');
  await expect(people('role', 'omar@example.com', 'agent')).rejects.toThrow('There is nobody in the office');
  await expect(people('promote', 'lina@example.com')).rejects.toThrow('Use: npm run people');
});

test('leads are listed, assigned, moved and noted', async () => {
  const [first, second] = await inDatabase((db) =>
    db
      .insert(leads)
      .values(
        ['Noura', 'Omar'].map((name, index) => ({
          ...{ idempotency_key: name, form: 'contact', fields: { name } },
          received_at: new Date(Date.UTC(2026, 10, 1 + index)),
        })),
      )
      .returning(),
  );
  const number = String(first?.id);
  await leadWork('assign', number, 'lina@example.com');
  await leadWork('note', number, 'Speaks French');
  expect((await leadWork('move', number, 'answered')).said).toBe(`Lead ${number} is answered now.`);
  const { printed } = await leadWork('list');
  expect(printed.split('\n')[0]).toContain('Omar');
  await inDatabase((db) =>
    db
      .update(leads)
      .set({ is_spam: true })
      .where(eq(leads.id, second?.id ?? 0)),
  );
  expect((await leadWork('list')).printed.split('\n')[0]).toMatch(/spam +- +Omar$/);
  expect((await leadWork('list', '--stage', 'answered')).printed).toMatch(
    /^\d+ {2}2026-11-01 00:00 {2}contact {2}answered {2}Lina {2}Noura\n$/,
  );
  expect(JSON.parse((await leadWork('show', number)).printed)).toMatchObject({ notes: [{ text: 'Speaks French' }] });
  await expect(leadWork('move', String(second?.id), 'lost')).rejects.toThrow('Please say why the lead is lost');
  await expect(leadWork('list', '--stage', 'asleep')).rejects.toThrow('The stage is one of');
  await expect(leadWork('show', 'first')).rejects.toThrow('"first" is no number of a lead');
  await expect(leadWork('assign', number)).rejects.toThrow('Use: npm run leads');
});

test('takes away exactly the demo: what was changed, or is named by a record of one’s own, stays and is said', async () => {
  await inDatabase(async (db) => {
    const [developer] = await db.select().from(developers).where(eq(developers.name, 'Soravale Properties'));
    await db.insert(projects).values({ name: 'A Tower of Our Own', developer_id: developer?.id ?? null });
  });
  const { said } = await content('remove-demo');
  const [removed, ...kept] = said.split('\n');
  expect(removed).toMatch(/^Removed the demo records: 59 projects, 12 blogs, \d agents, 1[01] developers, 8 team\.$/);
  expect(kept).toContain('  kept in projects: Lazurine Bay (somebody has changed it)');
  expect(kept).toContain('  kept in developers: Soravale Properties (a record of your own names it)');
  const left = await inDatabase((db) => db.select({ name: projects.name }).from(projects).orderBy(asc(projects.id)));
  expect(left.map(({ name }) => name)).toEqual(['Lazurine Bay', 'A Tower of Our Own']);
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
