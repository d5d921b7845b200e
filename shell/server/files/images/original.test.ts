import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../testing/until';
import { originalRoute } from './original';

let storage: Server;
let app: FastifyInstance;
/** What the storage has not answered: clips that are named `held-…`. */
let held: ServerResponse[];

beforeEach(async () => {
  held = [];
  storage = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'video/mp4');
    if (url.includes('held-')) held.push(response);
    else response.end('clip');
  });
  await new Promise<void>((listening) => storage.listen(0, '127.0.0.1', listening));
  app = fastify();
  await app.register(originalRoute, { assetsUrl: `http://127.0.0.1:${(storage.address() as AddressInfo).port}` });
});
afterEach(async () => {
  storage.closeAllConnections();
  storage.close();
  await app.close();
});

const clip = (name: string, remoteAddress: string) =>
  app.inject({ url: `/images/original/media/${name}.mp4`, remoteAddress });
const greedy = '203.0.113.7';

test('a network that has sixty files under way is told to wait, nobody else is, and it has more once those are over', async () => {
  const open = Array.from({ length: 60 }, (_, number) => clip(`held-${number}`, greedy));
  await until(() => held.length === 60);
  expect((await clip('new', greedy)).statusCode).toBe(429);
  expect((await clip('new', '198.51.100.8')).body).toBe('clip');
  for (const response of held) response.end('clip');
  await Promise.all(open);
  expect((await clip('new', greedy)).body).toBe('clip');
});
