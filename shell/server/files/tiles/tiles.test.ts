import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tinyPng } from '@iwan/shared/testing/tiny-png';
import fastify from 'fastify';
import { until } from '../../testing/until';
import { tileRoute } from './route';
import { TileSource } from './tile-source';

/** A tile service that counts what it is asked and answers as a test says. */
async function tileService(status = 200, type = 'image/png') {
  const requested: string[] = [];
  const held: ServerResponse[] = [];
  let isStalled = false;
  let answer = (response: ServerResponse): unknown => response.end(tinyPng());
  const server = createServer((request, response) => {
    requested.push(`${request.url} ${request.headers['user-agent']}`);
    response.writeHead(status, { 'content-type': type });
    if (isStalled) held.push(response);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const app = fastify();
  const { port } = server.address() as AddressInfo;
  const template = `http://127.0.0.1:${port}/t/{z}/{x}/{y}.png`;
  await app.register(tileRoute, { source: new TileSource({ template, siteUrl: 'https://iwan.example' }) });
  running.push(async () => {
    await app.close();
    server.closeAllConnections();
    server.close();
  });
  return {
    asked: requested,
    get: (url: string, remoteAddress = '127.0.0.1') => app.inject({ url, remoteAddress }),
    respondWith: (next: (response: ServerResponse) => unknown) => {
      answer = next;
    },
    /** From now on the service is silent; what comes back lets it answer. */
    hold: () => {
      isStalled = true;
      return () => {
        isStalled = false;
        for (const response of held) response.end(tinyPng());
      };
    },
  };
}

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
});

test('hands on the tile of the service, says who asks, and asks once', async () => {
  const service = await tileService();
  const [one, other] = await Promise.all([service.get('/tiles/12/2676/1751'), service.get('/tiles/12/2676/1751')]);
  expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'image/png']);
  expect(one.headers['cache-control']).toContain('max-age');
  expect(other.rawPayload).toEqual(tinyPng());
  await service.get('/tiles/12/2676/1751');
  expect(service.asked).toEqual(['/t/12/2676/1751.png Iwan (https://iwan.example)']);
});

test('a body without an end is not read to its end, and the service goes on to be asked', async () => {
  let sent = 0;
  const service = await tileService();
  service.respondWith((response) => {
    const timer = setInterval(() => {
      sent += 65_536;
      if (!response.write(Buffer.alloc(65_536)) && response.destroyed) clearInterval(timer);
    }, 2);
    response.on('close', () => clearInterval(timer));
  });
  const requested = performance.now();
  expect((await service.get('/tiles/12/2676/1751')).statusCode).toBe(204);
  expect(performance.now() - requested).toBeLessThan(3_000);
  expect(sent).toBeLessThan(8 * 1024 * 1024);
  service.respondWith((response) => response.end(tinyPng()));
  expect((await service.get('/tiles/12/2676/1752')).statusCode).toBe(200);
});

test.each([
  [500, 'image/png'],
  [200, 'text/html'],
  [429, 'image/png'],
])('a service that answers %d %s is left alone, and the map hears of no failure', async (status, type) => {
  const service = await tileService(status, type);
  for (const x of [1, 2, 3]) expect((await service.get(`/tiles/3/${x}/2`)).statusCode).toBe(204);
  expect(service.asked).toHaveLength(1);
});

test('a square that the service does not have costs that square only', async () => {
  const service = await tileService(404);
  for (const x of [1, 2]) expect((await service.get(`/tiles/3/${x}/2`)).statusCode).toBe(204);
  expect(service.asked).toHaveLength(2);
});

test('a network has four tiles under way at a time, and another gets its own meanwhile', async () => {
  const service = await tileService();
  const goOn = service.hold();
  const greedy = Array.from({ length: 40 }, (_, x) => service.get(`/tiles/12/${x}/1`, '203.0.113.7'));
  await until(() => service.asked.length >= 4);
  const theirs = service.get('/tiles/12/2676/1751', '198.51.100.8');
  await until(() => service.asked.some((one) => one.startsWith('/t/12/2676/1751.png')));
  expect(service.asked).toHaveLength(5);
  goOn();
  expect((await theirs).statusCode).toBe(200);
  // None of them is refused: they have waited.
  const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array(40).fill(200));
});

test('nothing off the globe is asked for', async () => {
  const service = await tileService();
  for (const path of ['/tiles/3/8/2', '/tiles/20/1/1', '/tiles/0/0/1']) {
    expect((await service.get(path)).statusCode).toBe(204);
  }
  expect((await service.get('/tiles/3/-1/2')).statusCode).toBe(404);
  expect((await service.get('/tiles/3/1/2.png')).statusCode).toBe(404);
  expect(service.asked).toEqual([]);
});
