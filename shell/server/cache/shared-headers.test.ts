import { sharedHeaders } from './shared-headers';

const keys = ['site', 'project-17'];

test.each([
  [
    'varnish',
    {
      'cache-control': 'max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
      xkey: 'site project-17',
    },
  ],
  [
    'fastly',
    {
      'surrogate-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'surrogate-key': 'site project-17',
    },
  ],
  [
    'cloudflare',
    {
      'cloudflare-cdn-cache-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'cache-tag': 'site,project-17',
    },
  ],
] as const)('%s is told how long it may keep a document, and what it is about', (kind, headers) => {
  expect(sharedHeaders(kind, { keys, isToldOfChanges: true })).toEqual(headers);
});

test('a cache that may not hear of changes keeps a document for five seconds', () => {
  const { 'cache-control': control } = sharedHeaders('varnish', { keys, isToldOfChanges: false });
  expect(control).toContain('s-maxage=5,');
});

test.each([
  ['varnish', 'cache-control', 'max-age=0, s-maxage=1, stale-if-error=86400'],
  ['fastly', 'surrogate-control', 'max-age=1, stale-if-error=86400'],
  ['cloudflare', 'cloudflare-cdn-cache-control', 'max-age=1, stale-if-error=86400'],
] as const)('%s keeps a provisional document for a second, and for failures', (kind, name, control) => {
  expect(sharedHeaders(kind, { keys, isToldOfChanges: true, isProvisional: true })).toMatchObject({ [name]: control });
});
