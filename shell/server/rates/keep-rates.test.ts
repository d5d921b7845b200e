import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { keepRates } from './keep-rates';

const hour = 60 * 60_000;

let service: Server;
let asked: string[];
let answer: { readonly status: number; readonly body: string };
let time: number;

beforeEach(async () => {
  asked = [];
  time = Date.parse('2026-03-04T10:00:00Z');
  answer = { status: 200, body: JSON.stringify({ date: '2026-03-04', rates: { USD: 0.2723 } }) };
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(() => service.close());

const open = (folder: string, problems: unknown[] = []) =>
  keepRates({
    ratesUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    folder,
    report: (problem) => problems.push(problem),
    now: () => time,
  });

test('asks the service once an hour, and once for all who ask meanwhile', async () => {
  const ratesOf = open(await temporaryFolder());
  const [first, second] = await Promise.all([ratesOf('AED'), ratesOf('AED')]);
  expect(first).toEqual({ base: 'AED', date: '2026-03-04', rates: { USD: 0.2723 }, source: 'service' });
  expect(second).toEqual(first);
  time += hour - 1;
  await ratesOf('AED');
  expect(asked).toEqual(['/latest/AED']);
  time += 1;
  await ratesOf('AED');
  expect(asked).toHaveLength(2);
});

test.each([
  ['answers 500', { status: 500, body: '{}' }],
  ['answers something else', { status: 200, body: '<html>' }],
  ['answers without rates', { status: 200, body: '{"rates":{}}' }],
])('goes on with the last good rates while the service %s, also after a restart', async (_, broken) => {
  const folder = await temporaryFolder();
  const problems: unknown[] = [];
  const ratesOf = open(folder, problems);
  const good = await ratesOf('AED');
  answer = broken;
  time += hour;
  expect(await ratesOf('AED')).toEqual(good);
  expect(problems).toHaveLength(1);
  expect(await open(folder)('AED')).toEqual(good);
});

test('leaves a service that does not answer alone for a while', async () => {
  const ratesOf = open(await temporaryFolder());
  answer = { status: 503, body: '' };
  await ratesOf('AED');
  await ratesOf('AED');
  expect(asked).toHaveLength(1);
  time += 5 * 60_000;
  await ratesOf('AED');
  expect(asked).toHaveLength(2);
});

test('shows a dated snapshot where no service has ever answered', async () => {
  answer = { status: 503, body: '' };
  const rates = await open(await temporaryFolder())('AED');
  expect(rates?.source).toBe('snapshot');
  expect(rates?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(rates?.rates.USD).toBeCloseTo(1 / 3.6725, 5);
  expect(Object.keys(rates?.rates ?? {}).length).toBeGreaterThanOrEqual(52);
});

test('knows nothing of a currency that it does not offer, and does not ask for it', async () => {
  expect(await open(await temporaryFolder())('XXX')).toBeNull();
  expect(asked).toEqual([]);
});
