import { generateKeyPairSync } from 'node:crypto';
import { readReleaseKeys, type Signed, signatureError, signatureOf, signed, writtenKey } from './signatures';

const pair = () => generateKeyPairSync('ed25519');
const [operator, blog, stranger] = [pair(), pair(), pair()];
const keys = readReleaseKeys(
  `ops=${writtenKey(operator.publicKey)}\n blog-team@mfe-blog=${writtenKey(blog.publicKey)}`,
);
const pointer: Signed = { kind: 'pointer', remote: 'mfe-blog' };
const content = { version: 'v1', nested: { b: [1, { d: 1, c: 2 }], a: 'é' } };
const unknown = 'is signed by none of the keys that may sign it, or was changed since';

test('what a key has signed is known as that, in whichever order its keys stand', () => {
  const file = signed(content, pointer, blog.privateKey);
  expect(signatureError(file, pointer, keys)).toBeNull();
  const { signature, nested, version } = JSON.parse(JSON.stringify(file));
  expect(signatureError({ nested: { a: nested.a, b: nested.b }, signature, version }, pointer, keys)).toBeNull();
});

const byBlog = signed(content, pointer, blog.privateKey);
test.each<[string, unknown, Signed, string]>([
  ['of a stranger', signed(content, pointer, stranger.privateKey), pointer, unknown],
  ['that is copied to another remote', byBlog, { kind: 'pointer', remote: 'mfe-tools' }, unknown],
  ['that is copied to another kind of file', byBlog, { kind: 'canary', remote: 'mfe-blog' }, unknown],
  ['beside another value', { ...byBlog, version: 'v2' }, pointer, unknown],
  ['beside one value more', { ...byBlog, further: 1 }, pointer, unknown],
  ['with another serial', { ...byBlog, signature: { ...byBlog.signature, serial: 1 } }, pointer, unknown],
  [
    'of one remote for another',
    signed(content, { ...pointer, remote: 'shell' }, blog.privateKey),
    { ...pointer, remote: 'shell' },
    unknown,
  ],
  [
    'of one remote for the grants',
    signed(content, { kind: 'grants', remote: null }, blog.privateKey),
    { kind: 'grants', remote: null },
    unknown,
  ],
  ['that is missing', content, pointer, 'is not signed'],
  ['that is none', { ...content, signature: { serial: 1, value: 'x' } }, pointer, 'is not signed'],
  ['of a file that is no object', null, pointer, 'is not signed'],
  ['of a list', [], pointer, 'is not signed'],
  ['that is null', { signature: null }, pointer, 'is not signed'],
])('a signature %s is refused', (_, file, what, error) => {
  expect(signatureError(file, what, keys)).toBe(error);
});

/** The files that determine the composition of a site. */
const composed: readonly (readonly [Signed, object])[] = [
  [
    { kind: 'release', remote: 'mfe-blog' },
    { name: 'mfe-blog', version: 'v1', files: { 'server/pages-blog.cjs': { sha256: 'k3v', bytes: 1_204 } } },
  ],
  [pointer, { version: 'v1' }],
  [
    { kind: 'canary', remote: 'mfe-blog' },
    { version: 'v2', percent: 50, since: '2026-11-26T08:00:00.000Z' },
  ],
  [{ kind: 'grants', remote: null }, { 'mfe-blog': ['/blog', '/blog-details/:id'] }],
];

test.each(composed)('%j with any one byte changed is refused', (what, described) => {
  const written = JSON.stringify(signed(described, what, operator.privateKey));
  expect(signatureError(JSON.parse(written), what, keys)).toBeNull();
  const accepted = [...written].flatMap((_, place) => {
    const bytes = Buffer.from(written);
    bytes[place] = (bytes[place] as number) ^ 1;
    const read = parsed(bytes.toString());
    return read !== undefined && signatureError(read, what, keys) === null ? [bytes.toString()] : [];
  });
  expect(accepted).toEqual([]);
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test('a doubled key means what every reader reads, or the signature does not count', () => {
  const { version: __, ...rest } = byBlog;
  const doubled = (first: string, last: string) =>
    JSON.parse(`{"version":"${first}","version":"${last}",${JSON.stringify(rest).slice(1)}`);
  expect(signatureError(doubled('v1', 'v2'), pointer, keys)).toBe(unknown);
  expect(doubled('v2', 'v1').version).toBe('v1');
  expect(signatureError(doubled('v2', 'v1'), pointer, keys)).toBeNull();
});

test('a key of the prototype is a value like any other', () => {
  const file = JSON.parse(JSON.stringify(byBlog).replace('{', '{"__proto__":{"version":"v9"},'));
  expect(signatureError(file, pointer, keys)).toBe(unknown);
});

test('the serial of a file rises above that of the file before, also where the clock was set back', () => {
  const late = { signature: { serial: Date.now() + 1e9, value: `${'A'.repeat(86)}==` } };
  expect(signed(content, pointer, blog.privateKey, late).signature.serial).toBe(late.signature.serial + 1);
  expect(signatureOf(signed(content, pointer, blog.privateKey, { version: 'v0' }))?.serial).toBeLessThanOrEqual(
    Date.now(),
  );
});

test.each([
  'key',
  'ops=',
  'ops=abc',
  `=${writtenKey(blog.publicKey)}`,
  `ops@=${writtenKey(blog.publicKey)}`,
  `ops=${writtenKey(blog.publicKey)},more=${writtenKey(blog.publicKey)}`,
])('RELEASE_KEYS=%s is refused in a sentence', (text) => {
  expect(() => readReleaseKeys(text)).toThrow(/^RELEASE_KEYS must be name=KEY .* is neither\.$/);
});

test('RELEASE_KEYS may be empty, and has an end', () => {
  expect(readReleaseKeys(' \n')).toEqual([]);
  const many = `ops=${writtenKey(blog.publicKey)} `.repeat(101);
  expect(() => readReleaseKeys(many)).toThrow('RELEASE_KEYS has 101 keys; it may have 100.');
});
