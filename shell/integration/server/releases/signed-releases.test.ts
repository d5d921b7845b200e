import { generateKeyPairSync } from 'node:crypto';
import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleasePointer } from '@iwan/shared/contracts/release';
import { type Signed, signed, writtenKey } from '@iwan/shared/contracts/signatures';
import { eventually } from '../../support/eventually';
import { expectTexts } from '../../support/expect-texts';
import { documentServer } from '../../support/processes/running-command';
import { publishAltered, replaceText } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = { RELEASE_KEYS: `ops=${writtenKey(publicKey)}` };

const before = 'Dubai property blog';
const after = 'Letters from the lobby';
const home = () => join(site.store, 'mfe-blog');
const pointer: Signed = { kind: 'pointer', remote: 'mfe-blog' };

async function sign(file: string, what: Signed): Promise<unknown> {
  const content = signed(JSON.parse(await readFile(file, 'utf8')), what, privateKey);
  await replace(file, content);
  return content;
}

/** Replaces the whole file at once, as a publisher does. */
async function replace(file: string, content: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(content));
  await rename(`${file}.new`, file);
}

/** Signs all files in the store. */
async function signStore(): Promise<void> {
  for (const remote of await readdir(site.store)) {
    const folder = join(site.store, remote);
    const { version } = (await sign(join(folder, 'current.json'), { kind: 'pointer', remote })) as { version: string };
    await sign(join(folder, version, 'release.json'), { kind: 'release', remote });
  }
}

/** As a publisher without a key: our own commands refuse if a pointer is signed. */
async function publishBlog(): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(home(), 'current.json'), 'utf8')) as ReleasePointer;
  await replace(join(home(), 'current.json'), { version });
  return publishAltered(site.store, 'mfe-blog', (dist) => replaceText(dist, before, after));
}
/** The code of a release is loaded before it is shown, which takes long on a busy machine. */
const expectNewRelease = () => eventually(async () => expectTexts(await blog(), [after]));
const blog = async () => (await fetch(`${site.origin}/blog`)).text();

test('with keys, signed releases are shown, and an unsigned publication changes nothing until it is signed', async () => {
  await signStore();
  await site.startFresh(keys);
  const html = await blog();
  expectTexts(html, [before]);
  for (const [script] of html.matchAll(/\/(remotes|shell)\/[\w./-]+\.js/g)) {
    expect((await fetch(site.origin + script)).status).toBe(200);
  }
  const { version, entry } = await publishBlog();
  expectTexts(await blog(), [before]);
  const script = `${site.origin}/remotes/mfe-blog/${version}/${entry.replace('browser/', '')}`;
  expect((await fetch(script)).status).toBe(404);
  await eventually(() => expect(site.output()).toContain('The release pointer of mfe-blog cannot be used.'));
  await sign(join(home(), version, 'release.json'), { kind: 'release', remote: 'mfe-blog' });
  await sign(join(home(), 'current.json'), pointer);
  await expectNewRelease();
  expect((await fetch(script)).status).toBe(200);
});

test('an older pointer that is restored changes nothing, and is logged @ci', async () => {
  await signStore();
  const old = join(site.store, '..', 'old.json');
  await copyFile(join(home(), 'current.json'), old);
  await site.startFresh(keys);
  expectTexts(await blog(), [before]);
  const { version } = await publishBlog();
  await sign(join(home(), version, 'release.json'), { kind: 'release', remote: 'mfe-blog' });
  await sign(join(home(), 'current.json'), pointer);
  await expectNewRelease();
  await replace(join(home(), 'current.json'), JSON.parse(await readFile(old, 'utf8')));
  expectTexts(await blog(), [after]);
  await eventually(() => expect(site.output()).toContain('is older than one that was live already'));
});

test('invalid RELEASE_KEYS end the start with a sentence', async () => {
  const server = await documentServer(site.store, { RELEASE_KEYS: 'blog=none' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^RELEASE_KEYS must be name=KEY or name@remote=KEY, .*"blog=none" is neither\.$/m);
});
