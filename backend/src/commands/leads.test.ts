/** @jest-environment ./backend/src/testing/database-environment.ts */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { readCsv } from '../csv/read-csv';
import { blogComments, blogs, searchAlerts, sessions, users } from '../database/schema';
import { openBackend } from '../open-backend';
import { commandContext } from '../testing/command-context';
import { demoBackend } from '../testing/demo-backend';
import { sendApplication } from '../testing/leads/send-application';
import { sharedClient } from '../testing/shared-client';
import { postJson, signIn } from '../testing/sign-in';
import { leadsCommand } from './leads';

const backend = demoBackend();

const enquiry = {
  name: 'Ana María',
  phone: '971501234567',
  email: 'ana@example.com',
  agent: 'Samuel Adeyemi',
  property: '=HYPERLINK("http://evil.example","Lazurine Quay")',
  source: 'Contact',
};
const send = (payload: object, key: string) =>
  backend.app.inject({ method: 'POST', url: '/api/contact', headers: { 'idempotency-key': key }, payload });

// For the commands, and for the backend that is opened between them.
const { openClient, end } = sharedClient();
afterAll(end);

async function run(...words: string[]) {
  const context = { ...commandContext(), openClient };
  await leadsCommand(words, context);
  return context;
}

beforeAll(async () => {
  await send(enquiry, 'first');
  await send({ email: 'omar@example.com', source: 'web_form' }, 'second');
});

test('gives every lead as a table that no spreadsheet runs, also while the backend is running', async () => {
  const { printed, said } = await run('export', '--format', 'csv');
  const [header, ...rows] = readCsv(printed.join('')).map(({ cells }) => cells);
  expect(header?.slice(0, 5)).toEqual(['received_at', 'form', 'name', 'phone', 'email']);
  const columns = rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [header?.[index] ?? '', cell])));
  expect(columns).toEqual([
    expect.objectContaining({ key: 'first', form: 'enquiry', name: 'Ana María', phone: '971501234567' }),
    expect.objectContaining({ key: 'second', form: 'subscribe', email: 'omar@example.com' }),
  ]);
  expect(columns[0]?.property).toBe(`'=HYPERLINK("http://evil.example","Lazurine Quay")`);
  expect(said.length).toBe(testDatabaseUrl === null ? 1 : 0);
});

test('gives them as JSON as they were typed, into a file that only its owner reads', async () => {
  await run('export', '--format', 'json', '--output', 'leads.json');
  const file = join(testDataFolder, 'leads.json');
  expect(JSON.parse(await readFile(file, 'utf8'))[0]).toMatchObject({ key: 'first', property: enquiry.property });
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('gives them when the backend has stopped, from the database', async () => {
  await backend.open.stop();
  const { printed, said } = await run('export', '--format', 'json');
  expect(JSON.parse(printed.join('')).map(({ key }: { key: string }) => key)).toEqual(['first', 'second']);
  expect(said).toEqual([]);
});

test.each([
  [[]],
  [['import']],
  [['export', '--format', 'xml']],
  [['export', '--all']],
  [['erase']],
  [['erase', '--format', 'csv', '--key', 'a']],
])('says how it is used: %p', async (words) => {
  await expect(run(...words)).rejects.toThrow('Use: npm run leads -- export --format csv|json [--output FILE]');
});

test('erases by an address the account too, with what it has said, and leaves what others have answered', async () => {
  const { environment, files } = commandContext();
  const running = await openBackend({ ...environment, logLevel: 'silent' }, files, { openClient });
  const writer = async (email: string) => {
    const { cookie } = await signIn(running, email);
    return async (url: string, payload: object) => (await postJson(running, url, payload, { cookie })).json();
  };
  const [mia, ben] = [await writer('mia@example.com'), await writer('ben@example.com')];
  await mia('/api/blog_like/1', {});
  const { id } = await mia('/api/comment', { blog_id: 1, comment: 'Mia asks' });
  await mia('/api/comment', { blog_id: 1, comment: 'Mia adds' });
  await ben('/api/reply', { blog_id: 1, comment_id: id, comment: 'Ben answers' });
  const likes = (await running.db.select().from(blogs).where(eq(blogs.id, 1)))[0]?.likes ?? 0;
  const search = { email: 'mia@example.com', query: 'unit=1BR' };
  expect((await postJson(running, '/api/search-alerts', search, {})).statusCode).toBe(202);
  expect(await running.db.$count(searchAlerts)).toBe(1);
  await running.stop();

  expect((await run('erase', '--email', 'Mia@Example.com')).said).toEqual([
    'Erased 0 leads and 0 files.',
    'Erased an account with its sessions, likes and 2 comments.',
  ]);
  const after = await openBackend({ ...environment, logLevel: 'silent' }, files, { openClient });
  const accounts = (await after.db.select().from(users)).map(({ email }) => email);
  expect(accounts).toEqual(['ben@example.com']);
  const words = (await after.db.select().from(blogComments)).map(({ comment }) => comment);
  expect(words).toEqual(expect.arrayContaining(['This comment was removed by its author.', 'Ben answers']));
  expect(words.join()).not.toContain('Mia');
  expect((await after.db.select().from(blogs).where(eq(blogs.id, 1)))[0]?.likes).toBe(likes - 1);
  expect(await after.db.$count(sessions)).toBe(1);
  expect(await after.db.$count(searchAlerts)).toBe(0);
  await after.stop();
});

test('erases somebody from database, journal and uploads, and nobody else', async () => {
  const { environment, files } = commandContext();
  const running = await openBackend({ ...environment, logLevel: 'silent' }, files, { openClient });
  const zoe = { name: 'Zoe Applies', email: 'Zoe@Example.com', phone: '+971 (50) 765-4321' };
  const sent = await sendApplication(running, zoe);
  expect(sent.statusCode).toBe(201);
  if (testDatabaseUrl === null) await expect(run('erase', '--email', 'zoe@example.com')).rejects.toThrow('in use');
  await running.stop();
  const uploads = join(testDataFolder, 'uploads');
  expect(await readdir(uploads)).toHaveLength(1);

  expect((await run('erase', '--phone', '00')).said).toEqual(['Erased 0 leads and 0 files.']);
  expect((await run('erase', '--email', 'zoe@example.com')).said).toEqual(['Erased 1 leads and 1 files.']);
  expect(await readdir(uploads)).toEqual([]);
  const { printed } = await run('export', '--format', 'json');
  expect(JSON.parse(printed.join('')).map(({ key }: { key: string }) => key)).toEqual(['first', 'second']);
  if (testDatabaseUrl === null) {
    expect(await readFile(join(testDataFolder, 'leads.journal'), 'utf8')).not.toMatch(/zoe/i);
  }
});
