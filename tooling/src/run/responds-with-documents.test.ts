import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers, respondsWithDocuments } from './health-watch';

async function requested(
  listener: RequestListener,
  timeLimit?: number,
  ask: (address: string, timeLimit?: number) => Promise<boolean> = respondsWithDocuments,
): Promise<boolean> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, timeLimit);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

test.each<[string, boolean, RequestListener]>([
  ['answers with a document', true, (_, response) => response.end('<!doctype html><html></html>')],
  ['says that it is starting', true, (_, response) => response.writeHead(503).end()],
  ['closes the connection, as one that ends', true, (_, response) => response.destroy()],
  ['fails', false, (_, response) => response.writeHead(500).end('<html></html>')],
  ['answers with half a document', false, (_, response) => response.end('<!doctype html><html>')],
])('a site that %s is well: %s', async (_, isWell, listener) => {
  expect(await requested(listener)).toBe(isWell);
});

test('a site that is silent is not well', async () => {
  expect(await requested(() => {}, 300)).toBe(false);
});

test('where nothing listens, the health is unknown', async () => {
  expect(await respondsWithDocuments('http://127.0.0.1:1/', 300)).toBe(true);
});

test('a program is well with any answer, and not without one', async () => {
  const ask = (address: string) => answers(address, 300);
  expect(await requested((_, response) => response.writeHead(500).end(), undefined, ask)).toBe(true);
  expect(await requested(() => {}, undefined, ask)).toBe(false);
});
