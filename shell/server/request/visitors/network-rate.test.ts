import { NetworkRate } from './network-rate';

const limits = { burst: 3, perMinute: 60 };

test('lets a network do a burst, and then as much as comes back in time', () => {
  let now = 0;
  const rate = new NetworkRate(limits, { now: () => now });
  const waits = Array.from({ length: 5 }, () => rate.waitFor('192.0.2.1'));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true, true]);
  now = 999;
  expect(rate.waitFor('192.0.2.1')).toBe(0);
  expect(rate.waitFor('192.0.2.1')).toBeGreaterThan(0);
  expect(rate.waitFor('192.0.2.2')).toBe(0);
});

test('an IPv6 site may do as much as four networks, whatever addresses it comes from', () => {
  const rate = new NetworkRate(limits, { now: () => 0 });
  const waits = Array.from({ length: 100 }, (_, network) => rate.waitFor(`2001:db8:1:${network.toString(16)}::1`));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(12);
});

test.each([
  [{}, 0],
  [{ isForAll: true }, 97],
])('this machine is limited only where all are: %p', (options, refused) => {
  const rate = new NetworkRate(limits, { now: () => 0, ...options });
  const waits = Array.from({ length: 100 }, () => rate.waitFor('127.0.0.1'));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(refused);
});
