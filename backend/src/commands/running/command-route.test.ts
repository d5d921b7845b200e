/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@iwan/tooling/free-port';
import { quietDefaults } from '../../environment';
import { type Backend, startBackend } from '../../start';
import { commandContext } from '../../testing/command-context';
import { eventually } from '../../testing/eventually';
import { askRunning } from '../run-command';

let backend: Backend;
beforeAll(async () => {
  const { environment, files } = commandContext(null);
  const settings = { ...quietDefaults, ...environment, port: await freePort(), host: '127.0.0.1' } as const;
  backend = await startBackend({ ...settings, logLevel: 'silent' }, files, () => {}, {
    openClient: openPgliteOutside,
  });
}, 60_000);
afterAll(() => backend.stop());

const ask = (command: string, ...words: string[]) => askRunning(testDataFolder, command, words, testDataFolder);
const door = () => join(testDataFolder, 'commands.json');

test('a command runs inside of the backend that has the embedded database open, and the site shows what it did', async () => {
  const changed = { projects: [{ name: 'Lazurine Quay', starting_price: '1.234567 MILLION' }] };
  writeFileSync(join(testDataFolder, 'price.json'), JSON.stringify(changed));
  expect(await ask('content', 'import', 'price.json')).toEqual({
    lines: [{ to: 'stderr', text: 'price.json (1 projects): added 0 and changed 1.\n' }],
    failure: null,
  });
  const shown = async () => (await fetch(`${backend.url}/api/projectapi/Lazurine%20Quay`)).text();
  await eventually(async () => (await shown()).includes('1.234567 MILLION'));
});

test('files are read and written where the command was given', async () => {
  writeFileSync(join(testDataFolder, 'own.json'), JSON.stringify({ agents: [{ name: 'An Agent of Our Own' }] }));
  expect((await ask('content', 'import', 'own.json'))?.lines[0]?.text).toContain('added 1');
  await ask('content', 'export', 'all.json');
  expect(readFileSync(join(testDataFolder, 'all.json'), 'utf8')).toContain('An Agent of Our Own');
});

test('a refusal is the sentence that the command line ends with', async () => {
  expect((await ask('content', 'import', 'nothing.json'))?.failure).toBe('nothing.json cannot be read (ENOENT).');
  expect((await ask('people', 'invite', 'x', '--role', 'editor'))?.failure).toMatch(/email: /);
});

test('only who may read the data folder gives commands', async () => {
  expect(statSync(door()).mode & 0o077).toBe(0);
  const { url, key } = JSON.parse(readFileSync(door(), 'utf8'));
  const body = JSON.stringify({ command: 'people', words: ['list'], workingFolder: '/' });
  const statuses = [];
  for (const authorization of [undefined, 'Bearer ', `Bearer ${key}x`, `Bearer ${key}`]) {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    statuses.push((await fetch(`${url}/commands`, { method: 'POST', headers, body })).status);
  }
  expect(statuses).toEqual([404, 404, 404, 200]);
});

test('where no backend runs, or another program has the database, nobody answers', async () => {
  await backend.stop();
  expect(existsSync(door())).toBe(false);
  expect(await ask('people', 'list')).toBeNull();
  writeFileSync(door(), JSON.stringify({ url: backend.url, key: 'k'.repeat(43) }));
  expect(await ask('people', 'list')).toBeNull();
});
