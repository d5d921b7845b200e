import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { ServiceCache } from './service-cache';

const hour = 60 * 60_000;

let service: Server;
let requested: string[];
let answer: { readonly status: number; readonly body: string };
let time: number;

beforeEach(async () => {
  requested = [];
  time = Date.parse('2026-03-04T10:00:00Z');
  answer = { status: 200, body: '{"good":1}' };
  service = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(() => service.close());

/** What a path of the service `rates` answers; bodies with `good` are good ones. */
function open(folder: string, { problems = [] as unknown[], declared = ['rates'] } = {}) {
  const services = new ServiceCache({
    addresses: { rates: `http://127.0.0.1:${(service.address() as AddressInfo).port}` },
    folder,
    report: (error) => problems.push(error),
    now: () => time,
  }).for(declared);
  const isGood = (body: unknown) => typeof body === 'object' && body !== null && 'good' in body;
  return {
    services,
    get: (path: string) => services.get('rates', path, isGood).catch(({ message }: Error) => message),
  };
}

test('asks the service once an hour, and once for all who ask meanwhile', async () => {
  const { get } = open(await temporaryFolder());
  const [first, second] = await Promise.all([get('latest/AED'), get('latest/AED')]);
  expect(first).toEqual({ body: { good: 1 }, fetchedAt: time, isLate: false });
  expect(second).toEqual(first);
  time += hour - 1;
  await get('latest/AED');
  expect(requested).toEqual(['/latest/AED']);
  time += 1;
  await get('latest/AED');
  expect(requested).toHaveLength(2);
});

test.each([
  ['answers 500', { status: 500, body: '{}' }],
  ['answers something else', { status: 200, body: '<html>' }],
  ['answers what the asker does not accept', { status: 200, body: '{"bad":1}' }],
  ['answers far too much', { status: 200, body: `{"good":2,"more":"${'x'.repeat(300_000)}"}` }],
])('goes on with the last good answer while the service %s, also after a restart', async (_, broken) => {
  const folder = await temporaryFolder();
  const errors: unknown[] = [];
  const { get } = open(folder, { problems: errors });
  const fetchedAt = time;
  await get('latest/AED');
  answer = broken;
  time += hour;
  const late = { body: { good: 1 }, fetchedAt, isLate: true };
  expect(await get('latest/AED')).toEqual(late);
  expect(errors).toHaveLength(1);
  const again = open(folder);
  expect(await again.get('latest/AED')).toEqual(late);
  expect(await again.services.kept('rates')).toEqual({ 'latest/AED': { body: { good: 1 }, fetchedAt } });
});

test('leaves a service that does not answer alone for a while, whichever path is asked', async () => {
  const { get } = open(await temporaryFolder());
  answer = { status: 503, body: '' };
  expect(await get('latest/AED')).toBe('There is no answer to latest/AED yet.');
  await get('latest/AED');
  await get('latest/EUR');
  expect(requested).toHaveLength(1);
  time += 5 * 60_000;
  await get('latest/AED');
  expect(requested).toHaveLength(2);
});

test('asks a service that knows nothing of one path for others', async () => {
  const { get } = open(await temporaryFolder());
  answer = { status: 404, body: '' };
  await get('latest/VND');
  await get('latest/EUR');
  expect(requested).toEqual(['/latest/VND', '/latest/EUR']);
});

test('does not let a visitor wait for a service that hangs, and has its answer for the next one', async () => {
  const { get } = open(await temporaryFolder());
  const held: (() => void)[] = [];
  service.removeAllListeners('request');
  service.on('request', (_, response) => held.push(() => response.end(answer.body)));
  expect(await get('latest/AED')).toMatch('no answer');
  expect(await get('latest/AED')).toMatch('no answer');
  expect(held).toHaveLength(1);
  held[0]?.();
  let found: unknown = '';
  while (typeof found === 'string') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    found = await get('latest/AED');
  }
  expect(found).toMatchObject({ body: { good: 1 } });
});

test.each(['/etc/passwd', '../x', 'a?b', 'http://evil.example/', '', 'a//b'])(
  'asks no service for "%s"',
  async (path) => {
    const { get } = open(await temporaryFolder());
    expect(await get(path)).toBe(`"${path}" is no path of a service.`);
    expect(requested).toEqual([]);
  },
);

test('asks only what is declared, and there', async () => {
  const { services } = open(await temporaryFolder(), { declared: ['weather'] });
  await expect(services.get('rates', 'latest/AED')).rejects.toThrow('The service "rates" is not declared.');
  await expect(services.kept('weather')).rejects.toThrow('This site has no service "weather".');
});

test('keeps the answers to a hundred paths at most', async () => {
  const { get, services } = open(await temporaryFolder());
  for (let count = 0; count < 120; count += 1) await get(`latest/${count}`);
  expect(Object.keys(await services.kept('rates'))).toHaveLength(100);
});
