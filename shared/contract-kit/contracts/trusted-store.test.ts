import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseKeys, type Signed, signed, writtenKey } from './signatures';
import { TrustedStore } from './trusted-store';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = readReleaseKeys(`ops=${writtenKey(publicKey)}`);
const pointer: Signed = { kind: 'pointer', remote: 'mfe-blog' };
const first = signed({ version: 'v1' }, pointer, privateKey);
const second = signed({ version: 'v2' }, pointer, privateKey, first);

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'iwan-unit-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a pointer that was put back is refused, also after a restart, and the one that was live is not', () => {
  const store = new TrustedStore(keys, join(dataDir, 'new'));
  expect([first, first, second].map((file) => store.errorOfNewest(file, pointer))).toEqual([null, null, null]);
  for (const one of [store, new TrustedStore(keys, join(dataDir, 'new'))]) {
    expect(one.errorOfNewest(first, pointer)).toMatch(/^is older than one that was live already \(20.*Z, and 20.*Z\)$/);
    expect(one.errorOfNewest(second, pointer)).toBeNull();
  }
});

test('what one process has seen the other one knows', () => {
  const [one, other] = [new TrustedStore(keys, dataDir), new TrustedStore(keys, dataDir)];
  one.errorOfNewest(first, pointer);
  other.errorOfNewest(second, pointer);
  expect(one.errorOfNewest(first, pointer)).toMatch('is older');
});

test('each file has serials of its own, and one that cannot be trusted moves none', () => {
  const store = new TrustedStore(keys, dataDir);
  const shell: Signed = { kind: 'pointer', remote: 'shell' };
  store.errorOfNewest(second, pointer);
  expect(store.errorOfNewest(signed({}, shell, privateKey), shell)).toBeNull();
  const forged = { ...second, signature: { ...second.signature, serial: second.signature.serial + 9 } };
  expect(store.errorOfNewest(forged, pointer)).toMatch('none of the keys');
  expect(store.errorOfNewest(second, pointer)).toBeNull();
});

test.each(['', 'null', '[]', '{"pointer mfe-blog":"9"}', '{"pointer mfe-blog":1e400}'])(
  'a file of serials that says %s keeps nobody out',
  (text) => {
    writeFileSync(join(dataDir, 'accepted-serials.json'), text);
    expect(new TrustedStore(keys, dataDir).errorOfNewest(first, pointer)).toBeNull();
  },
);

test('without keys everything is believed, and nothing is written', () => {
  const store = new TrustedStore([], dataDir);
  expect([store.issueOf(null, pointer), store.errorOfNewest({ version: 'v' }, pointer)]).toEqual([null, null]);
  expect(readdirSync(dataDir)).toEqual([]);
});
