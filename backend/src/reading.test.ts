/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { rateLimits } from './http/rate-limits';
import { demoBackend } from './testing/demo-backend';

const visitor = (address: string) => ({ 'x-forwarded-for': address });

test('a visitor may read six hundred times a minute', () => {
  expect(rateLimits.reading).toBe(600);
});

// The same with a tenth of that: what is counted does not depend on the number.
describe('at a limit of sixty a minute', () => {
  const backend = demoBackend({}, { limits: { ...rateLimits, reading: 60 } });
  const statuses = async (count: number, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const seen = new Map<number, number>();
    for (let requested = 0; requested < count; requested += 1) {
      const { statusCode } = await backend.app.inject({ url: '/api/teamapi', headers, remoteAddress });
      seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(seen);
  };

  test('one visitor reads sixty times a minute, and nobody else is kept from it', async () => {
    expect(await statuses(70, visitor('203.0.113.1'))).toEqual({ 200: 60, 429: 10 });
    const refused = await backend.get('/api/projectapi', visitor('203.0.113.1'));
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(await statuses(1, visitor('203.0.113.2'))).toEqual({ 200: 1 });
    // Pictures of one page come by the dozen, and whoever watches over the process asks often.
    expect((await backend.get('/healthz', visitor('203.0.113.1'))).statusCode).toBe(200);
  });

  test('the site itself, which asks for nobody in particular, is never kept from it', async () => {
    expect(await statuses(300, {})).toEqual({ 200: 300 });
    expect(await statuses(300, visitor('127.0.0.1'))).toEqual({ 200: 300 });
  });

  test('a visitor at another address of this machine, such as a container, counts as any other', async () => {
    expect(await statuses(61, visitor('127.0.0.2'))).toEqual({ 200: 60, 429: 1 });
  });

  test('all networks of an IPv6 site together read as often as four, and no other site is kept from it', async () => {
    const networkOfSite = (network: number) => visitor(`2001:db8:1:${network}::7`);
    // Its other networks read on, whatever one of them is refused.
    expect(await statuses(100, networkOfSite(1))).toEqual({ 200: 60, 429: 40 });
    for (const network of [2, 3, 4]) expect(await statuses(60, networkOfSite(network))).toEqual({ 200: 60 });
    expect(await statuses(1, networkOfSite(5))).toEqual({ 429: 1 });
    const refused = await backend.get('/api/teamapi', networkOfSite(6));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statuses(1, visitor('2001:db8:2:1::7'))).toEqual({ 200: 1 });
  });

  test('a visitor counts as one, whatever address he pretends to come from', async () => {
    const pretending = { 'x-forwarded-for': '127.0.0.1, 203.0.113.3' };
    expect(await statuses(61, pretending)).toEqual({ 200: 60, 429: 1 });
    const outside = await statuses(61, visitor('127.0.0.1'), '198.51.100.7');
    expect(outside).toEqual({ 200: 60, 429: 1 });
  });
});

describe('behind a site on another machine', () => {
  const backend = demoBackend({ trustProxy: ['10.0.0.5'] }, { limits: { ...rateLimits, reading: 3 } });
  const ask = async (remoteAddress: string, headers = {}) =>
    (await backend.app.inject({ url: '/api/teamapi', headers, remoteAddress })).statusCode;

  test('the site is not limited, its visitors are, and so is any other machine', async () => {
    for (let requested = 0; requested < 10; requested += 1) expect(await ask('10.0.0.5')).toBe(200);
    const four = async (remoteAddress: string, headers = {}) => {
      const seen: number[] = [];
      while (seen.length < 4) seen.push(await ask(remoteAddress, headers));
      return seen;
    };
    expect(await four('10.0.0.5', visitor('203.0.113.9'))).toEqual([200, 200, 200, 429]);
    expect(await four('10.0.0.6')).toEqual([200, 200, 200, 429]);
  });
});
