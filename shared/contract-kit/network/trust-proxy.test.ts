import { readTrustProxy } from './trust-proxy';

test.each([
  ['none', []],
  ['loopback', ['loopback']],
  ['10.0.0.1', ['10.0.0.1']],
  [' 10.0.0.0/8 , uniquelocal,2001:db8::/32', ['10.0.0.0/8', 'uniquelocal', '2001:db8::/32']],
])('reads %p', (text, entries) => {
  expect(readTrustProxy(text)).toEqual(entries);
});

test.each([
  '',
  'true',
  '1',
  '*',
  'all',
  '10.0.0.0/33',
  '::/129',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  '10.0.0',
  'shell',
])('does not believe in %p', (text) => {
  expect(readTrustProxy(text)).toBeNull();
});
