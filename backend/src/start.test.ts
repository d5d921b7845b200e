import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@iwan/tooling/free-port';
import { backendFolder } from './backend-folder';
import { readEnvironment } from './environment';
import { startBackend } from './start';
import { StartFailure } from './start-failure';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (variables: Readonly<Record<string, string>>) =>
  startBackend(readEnvironment(variables, folder), backendFolder(import.meta.dirname, undefined), () => {});

test('a taken port is refused with one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(start({ API_PORT: String(port), DATA_DIR: join(folder, 'taken') })).rejects.toThrow(
    new StartFailure(`Port ${port} is already in use. Stop the program that uses it, or set API_PORT to another port.`),
  );
  server.close();
});

test('a file in the place of the data folder is refused with one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(start({ API_PORT: String(await freePort()), DATA_DIR: file })).rejects.toThrow(
    new StartFailure(
      `The data folder ${file} is not a folder and cannot become one (EEXIST). Set DATA_DIR to another folder.`,
    ),
  );
});
