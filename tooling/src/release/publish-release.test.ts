import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Publisher } from '@iwan/shared/contracts/publisher';
import type { Release } from '@iwan/shared/contracts/release';
import { readReleaseKeys, signatureError, signatureOf, writtenKey } from '@iwan/shared/contracts/signatures';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { describeRemote } from '../remote';
import { packRelease } from './pack-release';
import { publishedVersion, publishRelease, rollBack, withdrawRemote } from './publish-release';

const blog = describeRemote('mfe-blog', '/nowhere', {
  pages: { blog: { pattern: '/blog' } },
  calls: [{ method: 'GET', path: '/api/blogs' }],
  backend: { contract: '^1.0.0' },
});

/** A build whose page has the text `words`. */
async function build(words: string, later: readonly string[] = []): Promise<string> {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'browser'));
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'browser', 'remoteEntry.1.js'), 'entry');
  await writeFile(join(dist, 'browser', 'pages-blog.1.js'), words);
  await writeFile(join(dist, 'browser', 'pages-blog.1.css'), '');
  await writeFile(join(dist, 'server', 'pages-blog.cjs'), words);
  const page = { js: ['pages-blog.1.js'], css: ['pages-blog.1.css'], later };
  const assets = { exposes: { './pages/blog': page }, entries: { mfe_blog: { js: ['remoteEntry.1.js'], css: [] } } };
  await writeFile(join(dist, 'browser', 'chunk-assets.json'), JSON.stringify(assets));
  await writeFile(join(dist, 'browser', 'chunk-packages.json'), '{}');
  return dist;
}

async function publish(store: string, words: string): Promise<Release> {
  const dist = await build(words);
  const release = await packRelease(blog, { dist });
  await publishRelease(store, release, dist);
  return release;
}

const current = async (store: string): Promise<string> =>
  JSON.parse(await readFile(join(store, 'mfe-blog', 'current.json'), 'utf8')).version;
const versions = async (store: string): Promise<string[]> =>
  (await readdir(join(store, 'mfe-blog'))).filter((name) => name !== 'current.json' && !name.startsWith('.'));

test('a release lists each module’s files, and every file with its size and hash', async () => {
  const release = await packRelease(blog, { dist: await build('hello') });
  expect(release.entry).toBe('browser/remoteEntry.1.js');
  expect(release.modules['./pages/blog']).toEqual({
    server: 'server/pages-blog.cjs',
    js: ['browser/pages-blog.1.js'],
    css: ['browser/pages-blog.1.css'],
  });
  expect(Object.keys(release.files).sort()).toEqual([
    'browser/pages-blog.1.css',
    'browser/pages-blog.1.js',
    'browser/remoteEntry.1.js',
    'server/pages-blog.cjs',
  ]);
  expect(release.files['server/pages-blog.cjs']).toEqual({
    bytes: 5,
    sha384: 'WeF0h3dEjGnea4ANejO7+5/xtGPkQ1TDVTvNucZm+pASWjx5+QOXvfX2oT3oKGhP',
  });
});

test('a release lists what a touch on a module is likely to need', async () => {
  const release = await packRelease(blog, { dist: await build('hello', ['12.1.js', '12.1.css']) });
  expect(release.modules['./pages/blog']?.later).toEqual(['browser/12.1.js', 'browser/12.1.css']);
});

test('the version is derived from the content', async () => {
  const version = async (words: string) => (await packRelease(blog, { dist: await build(words) })).version;
  expect(await version('hello')).toBe(await version('hello'));
  expect(await version('hello')).not.toBe(await version('other'));
});

test('a build without an entry is not a release', async () => {
  const dist = await build('hello');
  await packRelease(blog, { dist });
  await writeFile(join(dist, 'browser', 'chunk-assets.json'), '{"exposes":{},"entries":{}}');
  await expect(packRelease(blog, { dist })).rejects.toThrow('The build of mfe-blog has no browser entry.');
});

test.each([
  ['new\nline.js', '"browser/new\\nline.js" has a control character in its name: rename it and build again.'],
  ['back\\slash.js', '"browser/back\\\\slash.js" has a backslash in its name: rename it and build again.'],
  [Buffer.from([0x61, 0xff, 0x2e, 0x6a, 0x73]), 'has a name that is not UTF-8: rename it and build again.'],
])('a build with a file called %j is no release', async (name, sentence) => {
  const dist = await build('hello');
  await writeFile(Buffer.concat([Buffer.from(join(dist, 'browser', '/')), Buffer.from(name)]), '');
  await expect(packRelease(blog, { dist })).rejects.toThrow(sentence);
});

test('names with spaces, punctuation and letters of any script are published unchanged', async () => {
  const store = await temporaryFolder();
  const names = ['déjà vu (1) & 100 %+#?.js', 'عقارات.txt', '🏠.svg', "it's;$HOME`.txt", '.hidden', '-rf'];
  const dist = await build('hello');
  for (const name of names) await writeFile(join(dist, 'browser', name), name);
  const release = await packRelease(blog, { dist });
  await publishRelease(store, release, dist);
  expect(await readdir(join(store, 'mfe-blog', release.version, 'browser'))).toEqual(expect.arrayContaining(names));
});

test('withdrawing what was never published is rejected with a message', async () => {
  const store = await temporaryFolder();
  await expect(withdrawRemote(store, 'mfe-blog')).rejects.toThrow(`${store} has no release of mfe-blog.`);
  expect(await readdir(store)).toEqual([]);
});

test('a build with a link is not a release', async () => {
  const dist = await build('hello');
  await symlink('/etc/hostname', join(dist, 'browser', 'hostname.txt'));
  await expect(packRelease(blog, { dist })).rejects.toThrow('hostname.txt is a link; a release holds files alone.');
});

test('publishing writes the whole release into the store and points to it', async () => {
  const store = await temporaryFolder();
  const release = await publish(store, 'hello');
  expect(await current(store)).toBe(release.version);
  expect(await publishedVersion(store, 'mfe-blog')).toEqual({ version: release.version });
  const folder = join(store, 'mfe-blog', release.version);
  expect(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))).toEqual(release);
  for (const file of Object.keys(release.files)) {
    expect((await readFile(join(folder, file))).byteLength).toBe(release.files[file]?.bytes);
  }
  const served = await readdir(join(folder, 'browser'));
  expect(served).toEqual(['pages-blog.1.css', 'pages-blog.1.js', 'remoteEntry.1.js']);
});

test('publishing an existing release only moves the pointer', async () => {
  const store = await temporaryFolder();
  const first = await publish(store, 'one');
  await publish(store, 'two');
  await publish(store, 'one');
  expect(await current(store)).toBe(first.version);
  expect(await versions(store)).toHaveLength(2);
});

test('an incomplete release is written again', async () => {
  const store = await temporaryFolder();
  const { version } = await packRelease(blog, { dist: await build('hello') });
  await mkdir(join(store, 'mfe-blog', version, 'server'), { recursive: true });
  const release = await publish(store, 'hello');
  expect(await publishedVersion(store, 'mfe-blog')).toEqual({ version: release.version });
  expect(await readdir(join(store, 'mfe-blog', version))).toEqual(['browser', 'release.json', 'server']);
});

test.each([
  ['is damaged', (file: string) => writeFile(file, 'other')],
  ['is missing', (file: string) => rm(file)],
])('a release of which a file %s is whole again when it is published again', async (_, damage) => {
  const store = await temporaryFolder();
  const { version } = await publish(store, 'hello');
  const file = join(store, 'mfe-blog', version, 'server', 'pages-blog.cjs');
  await damage(file);
  const release = await publish(store, 'hello');
  expect(release.version).toBe(version);
  expect(await readFile(file, 'utf8')).toBe('hello');
  expect((await readdir(join(store, 'mfe-blog'))).filter((name) => name.startsWith('.draft'))).toEqual([]);
});

test('files that differ from the build are not published', async () => {
  const store = await temporaryFolder();
  const { version } = await publish(store, 'hello');
  const dist = await build('other');
  const release = await packRelease(blog, { dist });
  await writeFile(join(dist, 'server', 'pages-blog.cjs'), 'another');
  await expect(publishRelease(store, release, dist)).rejects.toThrow(
    'mfe-blog is not published: server/pages-blog.cjs is not what was built.',
  );
  expect(await current(store)).toBe(version);
  expect(await versions(store)).toEqual([version]);
});

test('two concurrent publishers leave two complete releases and a pointer to one of them', async () => {
  const store = await temporaryFolder();
  const words = ['one', 'two', 'three', 'one', 'two', 'three'];
  const releases = await Promise.all(words.map((each) => publish(store, each)));
  const known = new Set(releases.map(({ version }) => version));
  expect(known.has(await current(store))).toBe(true);
  expect(new Set(await versions(store))).toEqual(known);
  for (const release of releases) {
    expect(await readFile(join(store, 'mfe-blog', release.version, 'release.json'), 'utf8')).toContain(release.version);
    expect(await readdir(join(store, 'mfe-blog', release.version, 'server'))).toEqual(['pages-blog.cjs']);
  }
});

test('the same source has the same version in any folder', async () => {
  const version = async (words: string, source: string) =>
    (await packRelease(blog, { dist: await build(words), source })).version;
  expect(await version('built here', 'a')).toBe(await version('built there', 'a'));
  expect(await version('built here', 'a')).not.toBe(await version('built here', 'b'));
});

test.each([
  ['nothing was ever published', async () => {}, 'nothing'],
  ['a publisher was killed', (home: string) => mkdir(join(home, '.draft-1'), { recursive: true }), 'nothing'],
  ['the pointer is lost', (home: string) => mkdir(join(home, 'v1'), { recursive: true }), { version: null }],
])('tells what a store has where %s', async (_, prepare, found) => {
  const store = await temporaryFolder();
  await prepare(join(store, 'mfe-blog'));
  expect(await publishedVersion(store, 'mfe-blog')).toEqual(found);
});

test('a publication records when each release was live', async () => {
  const store = await temporaryFolder();
  const { version } = await publish(store, 'one');
  const mark = await readFile(join(store, 'mfe-blog', '.live', version), 'utf8');
  expect(Math.abs(Date.now() - Date.parse(mark))).toBeLessThan(60_000);
});

test('a rollback points to the release that was live before, a second one to the one before that', async () => {
  const store = await temporaryFolder();
  const [one, two, three] = [await publish(store, 'one'), await publish(store, 'two'), await publish(store, 'three')];
  expect(await rollBack(store, 'mfe-blog')).toBe(two.version);
  expect(await current(store)).toBe(two.version);
  expect(await rollBack(store, 'mfe-blog')).toBe(one.version);
  await expect(rollBack(store, 'mfe-blog')).rejects.toThrow('There is no earlier release of mfe-blog to go back to.');
  expect(await current(store)).toBe(one.version);
  expect(await versions(store)).toContain(three.version);
});

test('a release that was rolled back from cannot be returned to, until it is published again', async () => {
  const store = await temporaryFolder();
  const [one, two] = [await publish(store, 'one'), await publish(store, 'two')];
  await rollBack(store, 'mfe-blog');
  await publish(store, 'three');
  expect(await rollBack(store, 'mfe-blog')).toBe(one.version);
  await publish(store, 'two');
  await publish(store, 'four');
  expect(await rollBack(store, 'mfe-blog')).toBe(two.version);
});

test('a rollback brings back a withdrawn remote', async () => {
  const store = await temporaryFolder();
  const { version } = await publish(store, 'one');
  await withdrawRemote(store, 'mfe-blog');
  expect(await rollBack(store, 'mfe-blog')).toBe(version);
});

test('the pointer does not move to a release that differs from its publication', async () => {
  const store = await temporaryFolder();
  const [one, two] = [await publish(store, 'one'), await publish(store, 'two')];
  await writeFile(join(store, 'mfe-blog', one.version, 'server', 'pages-blog.cjs'), 'other');
  await expect(rollBack(store, 'mfe-blog')).rejects.toThrow(
    `mfe-blog stays as it is: server/pages-blog.cjs of its release ${one.version} is not what was published.`,
  );
  expect(await current(store)).toBe(two.version);
});

test('a release that was never live cannot be rolled back to', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await mkdir(join(store, 'mfe-blog', 'never-live'));
  await expect(rollBack(store, 'mfe-blog')).rejects.toThrow('There is no earlier release of mfe-blog to go back to.');
});

describe('with a key', () => {
  async function publisherWith({
    remote,
    isKnown = true,
  }: {
    readonly remote?: string;
    readonly isKnown?: boolean;
  } = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const file = join(await temporaryFolder(), 'key.pem');
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const keys = `team${remote ? `@${remote}` : ''}=${writtenKey(publicKey)}`;
    return {
      publisher: Publisher.of({ RELEASE_SIGNING_KEY: file, ...(isKnown ? { RELEASE_KEYS: keys } : {}) }),
      issueOf: (content: unknown, kind: 'pointer' | 'release') =>
        signatureError(content, { kind, remote: 'mfe-blog' }, readReleaseKeys(keys)),
    };
  }
  const json = async (...path: readonly string[]) => JSON.parse(await readFile(join(...path), 'utf8'));
  async function publishBy(publisher: Publisher, store: string, words: string): Promise<Release> {
    const dist = await build(words);
    const release = await packRelease(blog, { dist });
    await publishRelease(store, release, dist, publisher);
    return release;
  }

  test('release and pointer are signed, and each move of the pointer raises its serial number', async () => {
    const store = await temporaryFolder();
    const { publisher, issueOf } = await publisherWith();
    const serials: number[] = [];
    const look = async () => {
      const pointer = await json(store, 'mfe-blog', 'current.json');
      expect(issueOf(pointer, 'pointer')).toBeNull();
      serials.push(signatureOf(pointer)?.serial ?? 0);
    };
    const { version } = await publishBy(publisher, store, 'one');
    expect(issueOf(await json(store, 'mfe-blog', version, 'release.json'), 'release')).toBeNull();
    await look();
    await publishBy(publisher, store, 'two');
    await look();
    await rollBack(store, 'mfe-blog', publisher);
    await look();
    await withdrawRemote(store, 'mfe-blog', publisher);
    await look();
    expect(serials).toEqual([...new Set(serials)].sort((one, other) => one - other));
    expect(serials).toHaveLength(4);
  });

  test('without a key, or with another team’s, nothing is moved', async () => {
    const store = await temporaryFolder();
    const { publisher } = await publisherWith({ isKnown: false });
    const { version } = await publishBy(publisher, store, 'one');
    const others = [
      [Publisher.of({}), 'set RELEASE_SIGNING_KEY to the file of a key that may sign for mfe-blog.'],
      [(await publisherWith({ remote: 'mfe-tools' })).publisher, 'is none of RELEASE_KEYS that may sign for mfe-blog.'],
    ] as const;
    for (const [other, words] of others) {
      await expect(publishBy(other, store, 'two')).rejects.toThrow(words);
      await expect(withdrawRemote(store, 'mfe-blog', other)).rejects.toThrow(words);
      expect(await current(store)).toBe(version);
    }
  });

  test('an unsigned release in the store is signed when it is built again, and cannot be rolled back to before', async () => {
    const store = await temporaryFolder();
    const { version } = await publish(store, 'one');
    const { publisher, issueOf } = await publisherWith();
    await publishBy(publisher, store, 'two');
    await expect(rollBack(store, 'mfe-blog', publisher)).rejects.toThrow(`release ${version} is not signed.`);
    await publishBy(publisher, store, 'one');
    expect(issueOf(await json(store, 'mfe-blog', version, 'release.json'), 'release')).toBeNull();
  });

  test.each(['/nowhere/key.pem', 'package.json'])('RELEASE_SIGNING_KEY=%s is rejected with a message', (path) => {
    expect(() => Publisher.of({ RELEASE_SIGNING_KEY: path })).toThrow(
      /^RELEASE_SIGNING_KEY must be the path of an Ed25519 key in PEM, as "npm run keys" writes it; \S+ (cannot be read|is none)\.$/,
    );
  });
});
