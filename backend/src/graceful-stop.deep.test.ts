/** @jest-environment ./backend/src/testing/database-environment.ts */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { demoBackend } from './testing/demo-backend';
import { beginForm, beginHead } from './testing/half-requests';

const backend = demoBackend();
let port: number;
beforeAll(async () => {
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  port = (backend.app.server.address() as AddressInfo).port;
});

test('half requests end by themselves after half a minute', async () => {
  const asleep = await Promise.all([beginForm(port), beginHead(port)]);
  const began = performance.now();
  await Promise.all(asleep.map((socket) => once(socket.on('error', () => {}).resume(), 'close')));
  const seconds = (performance.now() - began) / 1000;
  expect(seconds).toBeGreaterThan(25);
  expect(seconds).toBeLessThan(45);
}, 60_000);

test('a stop waits less than the ten seconds after which the process is ended by force', async () => {
  const asleep = await Promise.all([beginForm(port), beginHead(port)]);
  for (const socket of asleep) socket.on('error', () => {});
  const began = performance.now();
  await backend.open.stop();
  expect(performance.now() - began).toBeLessThan(8_000);
});
