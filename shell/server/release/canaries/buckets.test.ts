import { bucketOf, isInCanary, setBucketCookie } from './buckets';

const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket);
const canary = (percent: number, version = '0f3a', name = 'mfe-blog') => ({ name, version, percent });
const share = (percent: number) => buckets.filter((bucket) => isInCanary(canary(percent), bucket)).length / 100;

test.each([1, 10, 50, 99])('a canary of %i percent is in about as many buckets', (percent) => {
  expect(Math.abs(share(percent) - percent)).toBeLessThan(1.5);
});

test('whoever has a canary keeps it when its share grows', () => {
  const few = buckets.filter((bucket) => isInCanary(canary(10), bucket));
  expect(few.every((bucket) => isInCanary(canary(30), bucket))).toBe(true);
});

test.each([
  { what: 'another release', other: canary(50, '1b22') },
  { what: 'another remote', other: canary(50, '0f3a', 'mfe-tools') },
])('the canary of $what is another draw: half of those who have the first one have it', ({ other }) => {
  const first = buckets.filter((bucket) => isInCanary(canary(50), bucket));
  const both = first.filter((bucket) => isInCanary(other, bucket));
  expect(Math.abs(both.length / first.length - 0.5)).toBeLessThan(0.05);
});

test.each([
  ['iwan_canary=7', 7],
  ['session=a; iwan_canary=9999; theme=dark', 9999],
  ['iwan_canary=10000', null],
  ['iwan_canary=-1', null],
  ['iwan_canary=7x', null],
  ['iwan_canary=', null],
  ['not_iwan_canary=7', null],
  [undefined, null],
])('reads the bucket of the cookies %p as %p', (cookies, bucket) => {
  expect(bucketOf(cookies)).toBe(bucket);
});

test('the cookie is out of reach of scripts, and sent by https alone where the site has it', () => {
  expect(setBucketCookie(7, true)).toBe('iwan_canary=7; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure');
  expect(setBucketCookie(7, false)).not.toContain('Secure');
});
