import { kilobytesByKind, kindOf, withoutSecondAttempts } from './measure-bytes';

test.each([
  ['Document', 'text/html', 'document'],
  ['Script', 'text/javascript', 'script'],
  ['Other', 'application/javascript', 'script'],
  ['Stylesheet', 'text/css', 'style'],
  ['Font', 'font/woff2', 'font'],
  ['Font', 'application/font-woff2', 'font'],
  ['Image', 'image/avif', 'image'],
  ['Fetch', 'text/javascript', 'ahead'],
  ['Fetch', 'text/css', 'ahead'],
  ['Fetch', 'application/json', 'other'],
  ['Script', 'text/html', 'other'],
])('what the browser asks for as %s and gets as %s is a %s', (type, mimeType, kind) => {
  expect(kindOf(type, mimeType)).toBe(kind);
});

test('sums the kilobytes of each kind', () => {
  const fetched = (kind: 'script' | 'image', bytes: number) => ({ url: '/', kind, bytes, status: 200 });
  expect(kilobytesByKind([fetched('script', 512), fetched('image', 2048), fetched('script', 1024)])).toEqual({
    document: 0,
    script: 1.5,
    ahead: 0,
    style: 0,
    font: 0,
    image: 2,
    other: 0,
  });
});

test.each([
  ['what came both times counts once', ['/a.js', '/a.js?attempt=1', '/a.js?attempt=2'], ['/a.js']],
  ['what came the second time only counts', ['/a.js?attempt=1'], ['/a.js?attempt=1']],
  ['what was fetched twice by one name counts twice', ['/a.js', '/a.js'], ['/a.js', '/a.js']],
])('%s', (_, urls, counted) => {
  const traffic = urls.map((url) => ({ url, kind: 'script' as const, bytes: 1, status: 200 }));
  expect(withoutSecondAttempts(traffic).map(({ url }) => url)).toEqual(counted);
});
