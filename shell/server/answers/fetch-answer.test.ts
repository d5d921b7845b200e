import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersOf } from './fetch-answer';

let server: Server;
let answering: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answering(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const fetched = (silence: number, whole?: number) =>
  answersOf(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence,
    whole,
  )('/api/projectapi', [{ key: 'data', holds: 'list' }]);

test.each(['{"error":"maintenance"}', '<!doctype html>', '{"data":['])(
  '%s is no answer, whatever its status',
  async (body) => {
    answering = (_, response) => response.end(body);
    await expect(fetched(1_000)).rejects.toMatchObject({ name: 'ApiError', kind: 'format' });
  },
);

test.each([
  ['{"message":"Property not found"}', 'Property not found'],
  ['<h1>Not found</h1>', null],
  [`{"message":"${'x'.repeat(5000)}"}`, null],
])('of a refusal its own sentence is heard', async (body, said) => {
  answering = (_, response) => response.writeHead(404).end(body);
  await expect(fetched(1_000)).rejects.toMatchObject({ kind: 'status', status: 404, said });
});

test('a backend that is silent is given up long before one that has begun to answer', async () => {
  answering = () => {};
  await expect(fetched(100)).rejects.toMatchObject({ name: 'ApiError' });
  answering = (_, response) => {
    response.write('{"data":');
    setTimeout(() => response.end('[]}'), 400);
  };
  expect(await fetched(200)).toMatchObject({ body: { data: [] } });
});

test('a backend that drips is given up when its time is over', async () => {
  let dripped = 0;
  answering = (_, response) => {
    response.write('{"data":[');
    const drip = setInterval(() => {
      dripped += 1;
      response.write(' ');
    }, 20);
    response.once('close', () => clearInterval(drip));
  };
  await expect(fetched(100, 200)).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  expect(dripped).toBeGreaterThan(3);
});
