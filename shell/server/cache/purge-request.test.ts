import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CacheKind, sendPurge } from './purge-request';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Runs `use` with a cache whose answers are `listener`'s. */
async function withCache(listener: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

async function received(kind: CacheKind, path: string): Promise<Asked> {
  let requested: Asked | null = null;
  await withCache(
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method, url, headers } = request;
      requested = { method, url, headers, body: Buffer.concat(chunks).toString() };
      response.end('{"success":true}');
    },
    (url) => sendPurge({ kind, url: url + path }, 'the-token-of-it', ['project-17', 'projects']),
  );
  if (requested === null) throw new Error('Nothing was received.');
  return requested;
}

test('Varnish is sent a PURGE with the keys, and no token', async () => {
  const { method, url, headers } = await received('varnish', '');
  expect([method, url, headers['xkey-purge']]).toEqual(['PURGE', '/', 'project-17 projects']);
  expect(JSON.stringify(headers)).not.toContain('the-token-of-it');
});

test('Fastly is sent the keys and the token', async () => {
  const { method, url, headers } = await received('fastly', '/service/abc');
  expect([method, url]).toEqual(['POST', '/service/abc/purge']);
  expect(headers).toMatchObject({ 'surrogate-key': 'project-17 projects', 'fastly-key': 'the-token-of-it' });
});

test('Cloudflare is sent the keys as tags, and the token', async () => {
  const { method, url, headers, body } = await received('cloudflare', '/client/v4/zones/z');
  expect([method, url, headers.authorization]).toEqual([
    'POST',
    '/client/v4/zones/z/purge_cache',
    'Bearer the-token-of-it',
  ]);
  expect(JSON.parse(body)).toEqual({ tags: ['project-17', 'projects'] });
});

const purge = (url: string) => sendPurge({ kind: 'varnish', url }, null, ['site'], 300);

test.each<[string, RequestListener, RegExp]>([
  ['refuses', (_, response) => response.writeHead(405).end(), /status 405/],
  ['redirects elsewhere', (_, response) => response.writeHead(302, { location: '/x' }).end(), /status 302/],
  ['hangs', () => {}, /No answer within 300 ms/],
  ['closes the connection', (request) => request.socket.destroy(), /fetch failed/],
])('a purge fails where the cache %s', async (_, listener, reason) => {
  await withCache(listener, (url) => expect(purge(url)).rejects.toThrow(reason));
});

test('a purge fails where no cache listens', async () => {
  await expect(purge('http://127.0.0.1:1')).rejects.toThrow('fetch failed');
});
