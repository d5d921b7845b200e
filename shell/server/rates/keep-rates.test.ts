import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currencies } from '@iwan/shared/domain/money/currencies';
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
  ['answers with the rates of another base', { status: 200, body: '{"base":"USD","rates":{"USD":1,"EUR":0.9}}' }],
  ['answers far too much', { status: 200, body: `{"rates":{"USD":0.27},"more":"${'x'.repeat(300_000)}"}` }],
])('goes on with the last good rates while the service %s, also after a restart', async (_, broken) => {
  const folder = await temporaryFolder();
  const problems: unknown[] = [];
  const ratesOf = open(folder, problems);
  const good = await ratesOf('AED');
  answer = broken;
  time += hour;
  expect(await ratesOf('AED')).toEqual({ ...good, source: 'last-good' });
  expect(problems).toHaveLength(1);
  expect(await open(folder)('AED')).toEqual({ ...good, source: 'last-good' });
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

test.each(currencies)('shows a dated snapshot of %s where no service has ever answered', async (base) => {
  answer = { status: 503, body: '' };
  const rates = await open(await temporaryFolder())(base);
  expect(rates.source).toBe('snapshot');
  expect(rates.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Object.keys(rates.rates).sort()).toEqual([...currencies].sort());
  // A dollar is worth the same, whichever base it is seen from.
  expect((rates.rates.AED ?? 0) / (rates.rates.USD ?? 0)).toBeCloseTo(3.6725, 3);
  expect(rates.rates[base]).toBe(1);
});

test('works the last good rates of a base out from another one’s, rather than show the snapshot', async () => {
  const ratesOf = open(await temporaryFolder());
  answer = { status: 200, body: JSON.stringify({ date: '2026-03-04', rates: { USD: 0.25, EUR: 0.2 } }) };
  await ratesOf('AED');
  answer = { status: 503, body: '' };
  expect(await ratesOf('USD')).toEqual({
    base: 'USD',
    date: '2026-03-04',
    rates: { AED: 4, USD: 1, EUR: 0.8 },
    source: 'last-good',
  });
});

test('asks a service that fails for one currency for none of the others meanwhile', async () => {
  const ratesOf = open(await temporaryFolder());
  answer = { status: 500, body: '' };
  await ratesOf('AED');
  await ratesOf('EUR');
  expect(asked).toEqual(['/latest/AED']);
});

test('asks a service that does not know one currency for the others', async () => {
  const ratesOf = open(await temporaryFolder());
  answer = { status: 404, body: '' };
  await ratesOf('VND');
  await ratesOf('EUR');
  expect(asked).toEqual(['/latest/VND', '/latest/EUR']);
});

test('does not let a visitor wait for a service that hangs, and has its answer for the next one', async () => {
  const ratesOf = open(await temporaryFolder());
  const held: (() => void)[] = [];
  service.removeAllListeners('request');
  service.on('request', (_, response) => held.push(() => response.end(answer.body)));
  const begun = Date.now();
  expect((await ratesOf('AED')).source).toBe('snapshot');
  expect((await ratesOf('AED')).source).toBe('snapshot');
  expect(Date.now() - begun).toBeLessThan(3_000);
  expect(held).toHaveLength(1);
  held[0]?.();
  let source = '';
  while (source !== 'service') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    source = (await ratesOf('AED')).source;
  }
});
