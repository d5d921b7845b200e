import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadHttp } from './documents';

/** Sends load to a server for a fifth of a second over three connections. */
async function load(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  let requested = 0;
  const nextPath = () => {
    requested += 1;
    return `/?visit=${requested}`;
  };
  try {
    const options = { connections: 3, seconds: 0.2, headers: { 'accept-encoding': 'br' }, nextPath };
    return { ...(await loadHttp(`http://127.0.0.1:${port}`, options)), requested };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('complete responses are counted, each for a path of its own over the given number of connections', async () => {
  const paths = new Set<string | undefined>();
  const sockets = new Set<unknown>();
  const body = randomBytes(30_000);
  const { perSecond, p99, failures, requested } = await load((request, response) => {
    paths.add(request.url);
    sockets.add(request.socket);
    expect(request.headers['accept-encoding']).toBe('br');
    response.end(body);
  });
  expect(failures).toBe(0);
  expect(paths.size).toBe(requested);
  expect(sockets.size).toBeLessThanOrEqual(3);
  expect(perSecond).toBeGreaterThan(0);
  expect(p99).toBeGreaterThan(0);
});

test('error responses and aborted ones count as failures', async () => {
  let sent = 0;
  const { perSecond, failures, requested } = await load((_, response) => {
    sent += 1;
    if (sent % 2 === 0) response.writeHead(503).end('no');
    else response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
  });
  expect(perSecond).toBe(0);
  expect(failures).toBe(requested);
});
