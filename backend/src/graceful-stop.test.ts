/** @jest-environment ./backend/src/testing/database-environment.ts */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { backendFolder } from './backend-folder';
import { openBackend } from './open-backend';

jest.setTimeout(60_000);

const body = JSON.stringify({ email: 'ana@example.com', source: 'web_form' });

/** Sends the head of a form and half of its body. */
async function beginForm(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  return socket;
}

function open() {
  const environment = { dataFolder: testDataFolder, databaseUrl: testDatabaseUrl, logLevel: 'silent' } as const;
  const files = backendFolder(join(import.meta.dirname), undefined);
  return openBackend(environment, files, { openClient: openPgliteOutside });
}

/** Sends half of a head. */
async function beginHead(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/teamapi HTTP/1.1\r\nHost: local');
  return socket;
}

test('who is sending a form while the backend stops is still answered, and nobody else is let in', async () => {
  const backend = await open();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.app.server.address() as AddressInfo;

  const slow = await beginForm(port);
  await wait(300);
  let isStopped = false;
  const stopped = backend.stop().then(() => {
    isStopped = true;
  });
  await wait(300);
  expect(isStopped).toBe(false);
  const [refused] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refused.code).toBe('ECONNREFUSED');

  slow.write(body.slice(10));
  const answer = await text(slow);
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(answer).toContain('Thank you. We have received it.');
  await stopped;
});

test('a stop does not wait for half requests whose senders have gone to sleep', async () => {
  const backend = await open();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.app.server.address() as AddressInfo;
  const asleep = await Promise.all([beginForm(port), beginHead(port)]);
  for (const socket of asleep) socket.on('error', () => {});
  await wait(300);
  const began = performance.now();
  await backend.stop();
  // The process is ended by force after ten seconds.
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('half requests end by themselves after half a minute', async () => {
  const backend = await open();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.app.server.address() as AddressInfo;
  const asleep = await Promise.all([beginForm(port), beginHead(port)]);
  const ended = asleep.map(async (socket) => {
    socket.on('error', () => {}).resume();
    await once(socket, 'close');
  });
  const began = performance.now();
  await Promise.all(ended);
  expect(performance.now() - began).toBeLessThan(45_000);
  await backend.stop();
});
