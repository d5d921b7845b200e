import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

jest.setTimeout(60_000);

const main = join(import.meta.dirname, 'main.ts');
let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-main-'));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the backend as the start script does: with a channel to its parent. */
function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, ...variables },
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

test('a wrong setting ends it with one sentence', async () => {
  expect(await start({ API_PORT: 'abc' }).ended).toEqual({
    code: 1,
    stderr: 'API_PORT must be a whole number from 1 to 65535, not "abc".',
  });
});

test('a taken port ends it with one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  expect(await start({ API_PORT: port, DATA_DIR: join(folder, 'taken') }).ended).toEqual({
    code: 1,
    stderr: `Port ${port} is already in use. Stop the program that uses it, or set API_PORT to another port.`,
  });
  server.close();
});

test('a file in the place of the data folder ends it with one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, stderr } = await start({ API_PORT: String(await freePort()), DATA_DIR: file }).ended;
  expect(code).toBe(1);
  expect(stderr).toBe(
    `The data folder ${file} is not a folder and cannot become one (EEXIST). Set DATA_DIR to another folder.`,
  );
});

test('tells its parent when it answers, keeps a second one out, and leaves with its parent', async () => {
  const dataFolder = join(folder, 'data');
  const first = start({ API_PORT: String(await freePort()), DATA_DIR: dataFolder });
  const [ready] = await once(first.child, 'message');
  expect(ready).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  expect((await fetch(`${ready.url}/readyz`)).status).toBe(200);

  const second = await start({ API_PORT: String(await freePort()), DATA_DIR: dataFolder }).ended;
  expect(second).toEqual({
    code: 1,
    stderr: `The data folder ${dataFolder} is in use by process ${first.child.pid}. Stop it first, or set DATA_DIR to another folder.`,
  });

  first.child.disconnect();
  expect(await first.ended).toEqual({ code: 0, stderr: '' });
  expect((await readdir(dataFolder)).sort()).toEqual(['database', 'leads.journal', 'pepper', 'uploads']);
});

test('starts again after kill -9 with every lead that it had promised, and stops cleanly when told to', async () => {
  const dataFolder = join(folder, 'data');
  const variables = { API_PORT: String(await freePort()), DATA_DIR: dataFolder };
  const first = start(variables);
  const [ready] = await once(first.child, 'message');
  const send = (key: string) =>
    fetch(`${ready.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ email: 'ana@example.com', source: 'web_form' }),
    });
  expect((await send('before')).status).toBe(201);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start(variables);
  await once(second.child, 'message');
  expect((await send('before')).status).toBe(201);
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, stderr: '' });
});
