import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { tinyPng } from '@iwan/shared/testing/tiny-png';
import fastify, { type FastifyInstance } from 'fastify';
import { type Visitor, VisitorWork } from '../../request/visitors/visitor-work';
import { until } from '../../testing/until';
import { limitsOfPictures } from './limits';
import { imageRoute } from './route';

let storage: Server;
let app: FastifyInstance;
/** The pictures that the storage was asked for. */
let requested: string[];
/** What the storage has not answered: pictures that are named `held-…`, as long as it holds back. */
let held: ServerResponse[];
let isStalled: boolean;

beforeEach(async () => {
  requested = [];
  held = [];
  isStalled = true;
  storage = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.setHeader('content-type', 'image/png');
    if (isStalled && url.includes('held-')) held.push(response);
    else response.end(tinyPng());
  });
  await new Promise<void>((listening) => storage.listen(0, '127.0.0.1', listening));
  app = fastify();
  const assetsUrl = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  await app.register(imageRoute, { assetsUrl, cacheFolder: await temporaryFolder() });
});
afterEach(async () => {
  storage.closeAllConnections();
  storage.close();
  await app.close();
});

const picture = (name: string, remoteAddress: string) =>
  app.inject({ url: `/images/640/media/${name}.png`, remoteAddress });
const pictures = (prefix: string, remoteAddress: string) =>
  Array.from({ length: 40 }, (_, number) => picture(`${prefix}${number}`, remoteAddress));

test('gives a visitor all pictures of a page that are not made yet', async () => {
  const responses = await Promise.all(pictures('new-', '203.0.113.7'));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
  expect(requested).toHaveLength(40);
});

test('has two pictures of a network under way at a time, and gives another theirs meanwhile', async () => {
  const greedy = pictures('held-', '203.0.113.7');
  await until(() => held.length >= 2);
  expect((await picture('new', '198.51.100.8')).statusCode).toBe(200);
  expect(held).toHaveLength(2);
  isStalled = false;
  for (const response of held) response.end(tinyPng());
  await Promise.all(greedy);
});

test('refuses nobody the pictures of a page, however long each takes to be made', async () => {
  let now = 0;
  const wait = jest.fn();
  const work = new VisitorWork({ limits: limitsOfPictures, now: () => now, wait });
  const visitor = { ip: '203.0.113.7', raw: { socket: { destroyed: false } } } as Visitor;
  const draw = async () => {
    now += 700;
    return 'drawn';
  };
  const drawn = await Promise.all(Array.from({ length: 40 }, () => work.run(visitor, draw)));
  expect(drawn).toHaveLength(40);
  expect(wait).not.toHaveBeenCalled();
});
