import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersOf, hasEnvelope } from './fetch-response';

const list = { key: 'data', holds: 'list' } as const;
const record = { key: 'blogs', holds: 'record' } as const;

test.each([
  [{ data: [] }, [list]],
  [{ data: [{ name: 'Harbour Gate' }], meta: {} }, [list]],
  [{ blogs: { id: 7 } }, [record]],
  [{ blogs: [{ id: 7 }] }, [record]],
  [{ blogs: { id: 7 } }, [list, record]],
])('%j is an answer of %j', (body, responses) => {
  expect(hasEnvelope(body, responses)).toBe(true);
});

test.each([
  ['<!doctype html><title>Bad gateway</title>', [list]],
  ['{"data":[{"name":"Half a', [list]],
  [{ data: 7 }, [list]],
  [{ data: { name: 'one' } }, [list]],
  [{ error: 'maintenance' }, [list]],
  [null, [list]],
  [{ blogs: 'none' }, [record]],
  [{ data: [] }, [record]],
  [{ data: [] }, []],
])('%j is no answer of %j', (body, responses) => {
  expect(hasEnvelope(body, responses)).toBe(false);
});

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

const fetched = (silence: number, whole = 30_000, onCut = (_: unknown) => {}) =>
  answersOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { silence, whole, onCut })(
    '/api/projectapi',
    [{ key: 'data', holds: 'list' }],
  );

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

test('a text of megabytes is cut to what a page shows, and named', async () => {
  const paragraph = 'x'.repeat(2_000_000);
  const project = { name: 'Harbour Gate', description: paragraph, details: [{ paragraph }, { paragraph: 'short' }] };
  answering = (_, response) => response.end(JSON.stringify({ data: [{ name: 'Coral Steps' }, project] }));
  const cuts: unknown[] = [];
  const { body } = await fetched(1_000, 30_000, (cut) => cuts.push(cut));
  const cut = paragraph.slice(0, 100_000);
  expect(body).toEqual({
    data: [
      { name: 'Coral Steps' },
      { ...project, description: cut, details: [{ paragraph: cut }, { paragraph: 'short' }] },
    ],
  });
  const named = { record: 'Harbour Gate', characters: 2_000_000 };
  expect(cuts).toEqual([
    { ...named, field: 'description' },
    { ...named, field: 'paragraph' },
  ]);
});
