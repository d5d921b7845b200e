import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { freePort } from '@iwan/tooling/free-port';
import { lockFolder } from './database/lock/lock';

// The whole backend in processes of its own, from its sources. In every run the built one is started, killed and stopped beside its
// site (shell/integration/server/operation/start-and-stop.test.ts), and what each refusal says is tried in `start.test`, without a process.
jest.setTimeout(60_000);

const main = join(import.meta.dirname, 'main.ts');
let dataFolder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataFolder = await mkdtemp(join(memoryFolder(), 'iwan-main-'));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

/** Starts the backend as the start script does: with a channel to its parent. */
function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  started.push(child);
  // Not the event `close`: it never comes to a parent that has closed the channel itself.
  const ended = Promise.all([once(child, 'exit'), text(child.stderr ?? Readable.from([]))]).then(
    ([[code], stderr]) => ({
      code,
      stderr: stderr.trim(),
    }),
  );
  return { child, ended };
}

async function startAnswering() {
  const { child, ended } = start({ API_PORT: String(await freePort()) });
  const [ready] = await once(child, 'message');
  return { child, ended, ready };
}

test('a wrong setting ends it with one sentence', async () => {
  expect(await start({ API_PORT: 'abc' }).ended).toEqual({
    code: 1,
    stderr: 'API_PORT must be a whole number from 1 to 65535, not "abc".',
  });
});

// That it ends with its parent is tried with the start command (shell/integration/server/operation/start-and-stop.test.ts).
test('the first start creates the database, tells its parent when it answers, keeps others out; the one after kill -9 has the lead that it had promised, and stops cleanly', async () => {
  const killed = await startAnswering();
  expect(killed.ready).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  const ask = (path: string, request?: RequestInit) => fetch(`${killed.ready.url}${path}`, request);
  expect((await ask('/readyz')).status).toBe(200);
  expect((await (await ask('/api/projectapi')).json()).data).toHaveLength(60);
  await expect(lockFolder(dataFolder)).rejects.toThrow(
    `The data folder ${dataFolder} is in use by process ${killed.child.pid}. Stop it first, or set DATA_DIR to another folder.`,
  );
  const sent = await ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'promised' },
    body: JSON.stringify({ email: 'ana@example.com', source: 'web_form' }),
  });
  expect(sent.status).toBe(201);
  killed.child.kill('SIGKILL');
  await killed.ended;

  const { child, ended } = await startAnswering();
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, stderr: '' });
  expect(await readdir(dataFolder)).toEqual(expect.arrayContaining(['database', 'leads.journal', 'pepper', 'uploads']));
  // Settled at the stop: it has what the database has.
  expect(await readFile(join(dataFolder, 'leads.journal'), 'utf8')).toContain('"promised"');
});
