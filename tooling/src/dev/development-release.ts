import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import type { Release } from '@iwan/shared/contracts/release';
import { type ChunkAssets, exposedChunkName } from '../build/chunk-assets-plugin';
import type { RemoteDefinition } from '../remote';
import { containerName, developmentFolder, outputFolder } from '../workspace';

/** The release store that development renders from. */
export const developmentStore = join(developmentFolder, 'releases');

/**
 * Publishes what the compilers have just made of a remote, so that the document server takes it up as it would any
 * release. Only the server's files go into the store; the browser's stay with the development server.
 */
export async function publishDevelopmentRelease({ name, exposes }: RemoteDefinition): Promise<void> {
  const table: { exposes: Record<string, ChunkAssets> } = JSON.parse(
    await readFile(join(outputFolder(name, 'development', 'browser'), 'chunk-assets.json'), 'utf8'),
  );
  const sources = await Promise.all(
    Object.keys(exposes).map(async (key) => {
      const file = `server/${exposedChunkName(key)}.cjs`;
      return {
        key,
        file,
        content: await readFile(join(outputFolder(name, 'development', 'server'), `${exposedChunkName(key)}.cjs`)),
      };
    }),
  );
  const identity = createHash('sha256').update(JSON.stringify(table));
  for (const { content } of sources) identity.update(content);
  const version = identity.digest('hex').slice(0, 16);
  const home = join(developmentStore, name);
  const folder = join(home, version);
  await mkdir(join(folder, 'server'), { recursive: true });
  for (const { file, content } of sources) await writeFile(join(folder, file), content);
  const release: Release = {
    name,
    version,
    contractVersion,
    container: containerName(name),
    entry: 'browser/remoteEntry.js',
    publicPath: `/remotes/${name}/`,
    modules: Object.fromEntries(
      sources.map(({ key, file }) => [
        key,
        { server: file, js: [], css: (table.exposes[key]?.css ?? []).map((css) => `browser/${css}`) },
      ]),
    ),
    files: Object.fromEntries(
      sources.map(({ file, content }) => [
        file,
        { bytes: content.byteLength, sha384: createHash('sha384').update(content).digest('base64') },
      ]),
    ),
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  const draft = join(home, `.pointer-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ version }));
  await rename(draft, join(home, 'current.json'));
}

/** Forgets what an earlier run of development has left. */
export async function clearDevelopmentStore(): Promise<void> {
  await rm(developmentStore, { recursive: true, force: true });
}
