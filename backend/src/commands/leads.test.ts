/** @jest-environment ./backend/src/testing/database-environment.ts */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCsv } from '../csv/read-csv';
import { commandContext } from '../testing/command-context';
import { demoBackend } from '../testing/demo-backend';
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

async function run(...words: string[]) {
  const context = commandContext();
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

test.each([[[]], [['import']], [['export', '--format', 'xml']], [['export', '--all']]])(
  'says how it is used: %p',
  async (words) => {
    await expect(run(...words)).rejects.toThrow('Use: npm run leads -- export --format csv|json [--output FILE]');
  },
);
