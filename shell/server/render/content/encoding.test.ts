import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Encoding, encoded, encodingFor } from './encoding';

test.each<[string | undefined, Encoding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers an Accept-Encoding of "%s" with %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});

test('every encoding is the same text, the compressed ones a tenth of it', () => {
  const plain = Buffer.from('<li>Harbour Gate, AED 1,500,000</li>'.repeat(500));
  const readers = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const copy = encoded(plain, encoding);
    expect(readers[encoding](copy).equals(plain)).toBe(true);
    if (encoding !== 'identity') expect(copy.byteLength).toBeLessThan(plain.byteLength / 10);
  }
});
