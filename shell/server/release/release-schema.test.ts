import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchemaId } from '@iwan/shared/contracts/release';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { inWorkspace } from '@iwan/tooling/workspace';
import { Ajv2020 } from 'ajv/dist/2020';
import { slotCode, writeRelease } from '../testing/sample-release';
import { describedBy } from './read-release';
import { releaseSchema } from './release-schema';

const published = JSON.parse(
  readFileSync(inWorkspace('shared', 'contract-kit', 'contracts', 'release.schema.json'), 'utf8'),
) as object;
const isValid = new Ajv2020().compile(published);

/** The `release.json` of a sample release, with some of its keys changed. */
async function described(changes: Readonly<Record<string, unknown>>): Promise<unknown> {
  const store = await temporaryFolder();
  await writeRelease(store, 'mfe-blog', 'v1', slotCode('hello'), changes as Partial<Release>);
  return JSON.parse(await readFile(join(store, 'mfe-blog', 'v1', 'release.json'), 'utf8'));
}

function isRead(release: unknown): boolean {
  try {
    describedBy(release);
    return true;
  } catch {
    return false;
  }
}

test('the published schema is that of this shell: npm run release-schema -w shell writes it', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(releaseSchema())));
});

const slot = { slot: 'home-more', module: './slot', rank: 0, hydration: 'idle' };
const page = { name: 'blog', pattern: '/blog', module: './slot', rank: 0, hydration: 'none', example: '/blog' };

test.each<[string, Readonly<Record<string, unknown>>, boolean]>([
  ['a release with a slot alone', {}, true],
  ['a release that names its schema', { $schema: releaseSchemaId }, true],
  ['a key that only a later contract has', { later: { since: '3.4.0' } }, true],
  [
    'a private dialog',
    { dialogs: [{ name: 'tour', title: 'Tour', module: './pages/any', forms: ['tour'], isPrivate: true }] },
    true,
  ],
  ['a page with places and forms', { pages: [{ ...page, slots: ['below'], forms: ['reply'], isPrivate: true }] }, true],
  [
    'a resource and a service',
    { resources: [{ name: 'feed', pattern: '/f', server: 'server/f.cjs' }], services: ['rates'] },
    true,
  ],
  [
    'a dialog with a title in another language',
    { dialogs: [{ name: 'tour', title: 'Tour', titles: { ar: 'جولة' }, module: './slot' }] },
    true,
  ],
  [
    'a title in a language that is none',
    { dialogs: [{ name: 'tour', title: 'Tour', titles: { '<b>': 'x' }, module: './slot' }] },
    false,
  ],
  ['a call that is not kept', { calls: [{ method: 'GET', path: '/api/guides/:id' }] }, true],
  ['a call of something else than the backend', { calls: [{ method: 'GET', path: '/metrics' }] }, false],
  ['a call too many', { calls: Array.from({ length: 61 }, () => ({ method: 'GET', path: '/api/guides' })) }, false],
  ['as many pages as there may be', { pages: Array.from({ length: 200 }, () => page) }, true],
  ['a page too many', { pages: Array.from({ length: 201 }, () => page) }, false],
  ['a slot too many', { slots: Array.from({ length: 51 }, () => slot) }, false],
  [
    'a module too many',
    {
      modules: Object.fromEntries(
        Array.from({ length: 301 }, (_, at) => [`./m${at}`, { server: 'server/m.cjs', js: [], css: [] }]),
      ),
    },
    false,
  ],
  ['no pages', { pages: undefined }, false],
  ['a page without an example', { pages: [{ ...page, example: undefined }] }, false],
  ['a version that is no name of a folder', { version: '../v1' }, false],
  ['a file outside of the release', { files: { 'browser/../../secret': { bytes: 1, sha384: '' } } }, false],
  ['an entry in a folder that a release does not have', { entry: 'elsewhere/remoteEntry.js' }, false],
  ['a size in words', { files: { 'browser/a.js': { bytes: '1', sha384: '' } } }, false],
])('%s is the same to the schema as to the shell', async (_, changes, isRelease) => {
  const release = await described(changes);
  expect({ valid: isValid(release), read: isRead(release) }).toEqual({ valid: isRelease, read: isRelease });
});

test('a way of hydration that no contract has is an error of a team, which the shell forgives', async () => {
  const release = await described({ slots: [{ ...slot, hydration: 'at-midnight' }] });
  expect({ valid: isValid(release), read: isRead(release) }).toEqual({ valid: false, read: true });
});
