import { needsToken, readPurgeAddresses } from './purge-request';

test.each([
  ['varnish+http://127.0.0.1:6081/', [{ kind: 'varnish', url: 'http://127.0.0.1:6081' }]],
  [
    'varnish+http://a:6081, varnish+http://b:6081',
    [
      { kind: 'varnish', url: 'http://a:6081' },
      { kind: 'varnish', url: 'http://b:6081' },
    ],
  ],
  ['fastly+https://api.fastly.com/service/abc', [{ kind: 'fastly', url: 'https://api.fastly.com/service/abc' }]],
  [
    'cloudflare+https://api.cloudflare.com/client/v4/zones/z',
    [{ kind: 'cloudflare', url: 'https://api.cloudflare.com/client/v4/zones/z' }],
  ],
])('reads %s', (text, addresses) => {
  expect(readPurgeAddresses(text)).toEqual(addresses);
});

test.each([
  'http://127.0.0.1:6081',
  'varnish+127.0.0.1:6081',
  'varnish+http://',
  'nginx+http://127.0.0.1',
  'varnish+http://a, fastly+https://b',
  'varnish+http://a,',
  '',
])('"%s" is not an address of a cache', (text) => {
  expect(readPurgeAddresses(text)).toBeNull();
});

test('the services need a token, Varnish knows its purgers by their addresses', () => {
  const needs = (text: string) => needsToken(readPurgeAddresses(text) ?? []);
  expect(needs('varnish+http://a')).toBe(false);
  expect(needs('fastly+https://a')).toBe(true);
  expect(needs('cloudflare+https://a')).toBe(true);
});
