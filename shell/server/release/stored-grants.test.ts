import { generateKeyPairSync } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReleaseKeys, signed, writtenKey } from '@iwan/shared/contracts/signatures';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { GrantReader, signedGrants } from './stored-grants';

let store: string;
let reported: string[];
let reader: GrantReader;

beforeEach(async () => {
  store = join(await temporaryFolder(), 'releases');
  await mkdir(join(store, 'mfe-blog'), { recursive: true });
  reported = [];
  reader = new GrantReader(store, (error) => reported.push((error as Error).message));
});

const write = (grants: unknown) => writeFile(join(store, 'grants.json'), JSON.stringify(grants));
const holder = (prefix: string) => reader.current.prefixes.get(prefix);
const guides = { 'mfe-guides': { prefixes: ['/guides'] } };

test('a grant counts on the next look, and so does one that is taken back', async () => {
  expect(holder('/guides')).toBeUndefined();
  await write(guides);
  expect(holder('/guides')).toBe('mfe-guides');
  expect(reader.current).toBe(reader.current);
  await write({});
  expect(holder('/guides')).toBeUndefined();
  expect(reported).toEqual([]);
});

test.each([
  ['is away', () => rename(store, `${store}-away`)],
  ['is an empty folder', () => rename(store, `${store}-away`).then(() => mkdir(store))],
])('a store that %s has taken nothing back, and that is told once', async (_, leave) => {
  await write(guides);
  expect(holder('/guides')).toBe('mfe-guides');
  await leave();
  for (let look = 0; look < 3; look += 1) expect(holder('/guides')).toBe('mfe-guides');
  expect(reported).toEqual([`The release store ${store} cannot be read; what it has granted stays.`]);
  await rm(store, { recursive: true, force: true });
  await rename(`${store}-away`, store);
  expect(holder('/guides')).toBe('mfe-guides');
  await write({});
  expect(holder('/guides')).toBeUndefined();
});

test('a file of grants that somebody has removed takes back what it has granted, and that is told', async () => {
  await write(guides);
  expect(holder('/guides')).toBe('mfe-guides');
  await rm(join(store, 'grants.json'));
  expect(holder('/guides')).toBeUndefined();
  expect(reported).toEqual(['grants.json is gone: what it has granted is taken back.']);
});

test.each([
  ['Mfe News', { prefixes: ['/news'] }, /"Mfe News" is no name of a remote/],
  ['mfe-news', '/news', /What is granted to mfe-news is no list of prefixes/],
  ['mfe-news', { prefixes: [7] }, /What is granted to mfe-news is no list of prefixes/],
  ['shell', { prefixes: ['/news'] }, /The shell is no remote/],
])('one odd grant, to %p, costs the others nothing', async (name, odd, sentence) => {
  await write({ [name]: odd, ...guides });
  expect(holder('/guides')).toBe('mfe-guides');
  expect(holder('/news')).toBeUndefined();
  expect(reported).toEqual([expect.stringMatching(sentence)]);
});

test('a file that is no list of grants changes nothing', async () => {
  await write(guides);
  expect(holder('/guides')).toBe('mfe-guides');
  await writeFile(join(store, 'grants.json'), '{"mfe-gui');
  expect(holder('/guides')).toBe('mfe-guides');
  expect(reported).toEqual([expect.stringContaining('cannot be used')]);
});

test('with keys, grants that are unsigned, altered or older change nothing', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const team = generateKeyPairSync('ed25519');
  const keys = readReleaseKeys(`ops=${writtenKey(publicKey)} team@mfe-news=${writtenKey(team.publicKey)}`);
  const file = join(store, 'grants.json');
  const put = async (content: unknown) => {
    await writeFile(`${file}.new`, JSON.stringify(content));
    await rename(`${file}.new`, file);
  };
  reader = new GrantReader(
    store,
    (error) => reported.push(String((error as Error).cause)),
    new TrustedStore(keys, store),
  );
  const first = signed({}, signedGrants, privateKey);
  const second = signed(guides, signedGrants, privateKey, first);
  await put(second);
  expect(holder('/guides')).toBe('mfe-guides');
  const news = { 'mfe-news': { prefixes: ['/news'] } };
  for (const bad of [news, { ...second, ...news }, signed(news, signedGrants, team.privateKey), first]) {
    await put(bad);
    expect([holder('/guides'), holder('/news')]).toEqual(['mfe-guides', undefined]);
  }
  expect(reported.map((words) => /not signed|none of the keys|older/.exec(words)?.[0])).toEqual([
    'not signed',
    'none of the keys',
    'none of the keys',
    'older',
  ]);
});
