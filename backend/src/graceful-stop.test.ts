/** @jest-environment ./backend/src/testing/database-environment.ts */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { backendFolder } from './backend-folder';
import { type ConnectionTimes, connectionTimes } from './http/connection-limits';
import { type OpenBackend, openBackend } from './open-backend';
import { beginForm, beginHead, formBody } from './testing/half-requests';

let backend: OpenBackend;
let port: number;

/** Opens the backend with shorter times than those of production, which `graceful-stop.deep.test` waits for. */
async function open(changes: Partial<ConnectionTimes> = {}): Promise<void> {
  const environment = { dataFolder: testDataFolder, databaseUrl: testDatabaseUrl, logLevel: 'silent' } as const;
  const files = backendFolder(join(import.meta.dirname), undefined);
  backend = await openBackend(environment, files, {
    openClient: openPgliteOutside,
    times: { ...connectionTimes, ...changes },
  });
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  port = (backend.app.server.address() as AddressInfo).port;
}
afterEach(() => backend.stop());

test('who is sending a form while the backend stops is still answered, and nobody else is let in', async () => {
  await open();
  const slow = await beginForm(port);
  await wait(100);
  let isStopped = false;
  const stopped = backend.stop().then(() => {
    isStopped = true;
  });
  await wait(200);
  expect(isStopped).toBe(false);
  const [refused] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refused.code).toBe('ECONNREFUSED');

  slow.write(formBody.slice(10));
  const response = await text(slow);
  expect(response).toMatch(/^HTTP\/1\.1 201 /);
  expect(response).toContain('Thank you. We have received your details.');
  await stopped;
});

test('a stop does not wait for half requests whose senders have gone to sleep', async () => {
  await open({ grace: 600 });
  const asleep = await Promise.all([beginForm(port), beginHead(port)]);
  const cutOff = asleep.map((socket) =>
    once(
      socket.on('error', () => {}),
      'close',
    ),
  );
  await wait(100);
  const began = performance.now();
  await Promise.all([backend.stop(), ...cutOff]);
  expect(performance.now() - began).toBeLessThan(connectionTimes.silence / 2);
});

test('half requests end by themselves after the silence that they are allowed @ci', async () => {
  await open({ silence: 1_200 });
  const asleep = await Promise.all([beginForm(port), beginHead(port)]);
  const began = performance.now();
  await Promise.all(asleep.map((socket) => once(socket.on('error', () => {}).resume(), 'close')));
  const taken = performance.now() - began;
  expect(taken).toBeGreaterThan(600);
  expect(taken).toBeLessThan(connectionTimes.silence / 2);
});
