import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { federationManifest, type ReleaseFile } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { everySingleton } from '@iwan/shared/contracts/singletons';
import { remoteNames, repositoryRoot } from '@iwan/tooling/workspace';
import { sendRequest } from '../../support/send-request';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/** The live release of a remote or of the shell in the store. */
interface Published {
  readonly version: string;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Only for a remote. */
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** The fields of the manifest that developer tools show. */
interface Manifest {
  readonly name: string;
  readonly metaData: { readonly publicPath: string; readonly remoteEntry: { readonly name: string } };
  readonly shared: readonly { readonly name: string; readonly version: string; readonly singleton: boolean }[];
  readonly exposes: readonly { readonly path: string; readonly assets: Readonly<Record<'js' | 'css', Assets>> }[];
}

interface Assets {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

async function published(name: string): Promise<Published> {
  const home = join(site.store, name);
  const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8')) as { readonly version: string };
  return JSON.parse(await readFile(join(home, version, 'release.json'), 'utf8')) as Published;
}

async function requestManifest(name: string) {
  await site.start();
  const release = await published(name);
  const folder = name === shellName ? '/shell/' : `/remotes/${name}/${release.version}/`;
  const response = await sendRequest(site.origin + folder + federationManifest);
  return { ...response, release, manifest: () => JSON.parse(response.body.toString()) as Manifest };
}

const everyRelease = [shellName, ...remoteNames];

test.each(everyRelease)('the manifest of %s is a file of its release, and served as published', async (name) => {
  const { status, headers, body, release } = await requestManifest(name);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  const sha384 = createHash('sha384').update(body).digest('base64');
  expect(release.files[`browser/${federationManifest}`]).toEqual({ bytes: body.byteLength, sha384 });
});

test.each(everyRelease)('the manifest of %s has nothing about the machine or the time of its build', async (name) => {
  const text = (await requestManifest(name)).body.toString();
  expect(text).not.toContain(repositoryRoot);
  expect(text).not.toMatch(/"\/(?!shell\/")|[a-z]:\\\\|file:|node_modules|\d{4}-\d\d-\d\d|\b1\d{12}\b/i);
});

test.each(remoteNames)('the manifest of %s lists its exposed modules, with files of its release', async (name) => {
  const { release, manifest } = await requestManifest(name);
  const { metaData, exposes } = manifest();
  expect(exposes.map(({ path }) => path).sort()).toEqual(Object.keys(release.modules ?? {}).sort());
  const named = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  expect(named.length).toBeGreaterThan(exposes.length);
  expect([metaData.remoteEntry.name, ...named].filter((file) => !release.files[`browser/${file}`])).toEqual([]);
  // Relative to the manifest, for any origin of the release.
  expect(metaData.publicPath).toBe('auto');
});

test.each(everyRelease)(
  'the manifest of %s lists the shared modules, in the versions of the contract',
  async (name) => {
    const { shared } = (await requestManifest(name)).manifest();
    const versions: Readonly<Record<string, string>> = everySingleton;
    expect(shared.map((each) => each.name)).toContain('react');
    expect(shared.map((each) => [each.name, each.version, each.singleton])).toEqual(
      shared.map((each) => [each.name, versions[each.name], true]),
    );
  },
);

test('the manifest of the shell is revalidated after each deployment, that of a remote’s release is immutable', async () => {
  expect((await requestManifest(shellName)).headers['cache-control']).toBe('public, max-age=0');
  expect((await requestManifest('mfe-blog')).headers['cache-control']).toContain('immutable');
});

test('no document refers to a manifest', async () => {
  await site.start();
  for (const path of ['/', '/properties/', '/map/', '/blog', '/career', '/developers/']) {
    const { status, body } = await sendRequest(site.origin + path);
    expect([path, status, body.toString().includes('mf-manifest')]).toEqual([path, 200, false]);
  }
});
