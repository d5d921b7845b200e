import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ChunkAssets } from '../build/plugins/chunk-assets-plugin';
import { identified } from '../release/pack-release';
import type { RemoteDefinition } from '../remote';
import { containerName, developmentFolder, officeContainer, outputFolder, serverFile } from '../workspace';

export const developmentStore = join(developmentFolder, 'releases');

/**
 * Publishes the last output of a remote's compilers, so that the document server uses it as any release. Only the server's
 * files are in the store; the browser's stay with the development server.
 */
export async function publishDevelopmentRelease(remote: RemoteDefinition): Promise<void> {
  const { name, folder: source, modules, resources, declarations, officePages } = remote;
  const table: { exposes: Record<string, ChunkAssets> } = JSON.parse(
    await readFile(join(outputFolder(source, 'development', 'browser'), 'chunk-assets.json'), 'utf8'),
  );
  const bundles = await Promise.all(
    Object.keys({ ...modules, ...resources }).map(async (key) => {
      const file = serverFile(key);
      const content = await readFile(join(outputFolder(source, 'development', 'server'), basename(file)), 'utf8');
      return { key, file, content };
    }),
  );
  const release = identified(
    {
      name,
      container: containerName(name),
      entry: 'browser/remoteEntry.js',
      publicPath: `/remotes/${name}/`,
      ...(officePages.length > 0 && {
        office: { container: officeContainer(name), entry: 'browser/office/remoteEntry.js', pages: officePages },
      }),
      modules: Object.fromEntries(
        bundles
          .filter(({ key }) => Object.hasOwn(modules, key))
          .map(({ key, file }) => [
            key,
            { server: file, js: [], css: (table.exposes[key]?.css ?? []).map((css) => `browser/${css}`) },
          ]),
      ),
      files: Object.fromEntries(
        bundles.map(({ file, content }) => [
          file,
          { bytes: Buffer.byteLength(content), sha384: createHash('sha384').update(content).digest('base64') },
        ]),
      ),
    },
    declarations,
    bundles.map(({ content }) => content),
  );
  const { version } = release;
  const home = join(developmentStore, name);
  const folder = join(home, version);
  await mkdir(join(folder, 'server'), { recursive: true });
  for (const { file, content } of bundles) await writeFile(join(folder, file), content);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  const draft = join(home, `.pointer-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ version }));
  await rename(draft, join(home, 'current.json'));
}

/** Removes the releases of an earlier run of development. */
export async function clearDevelopmentStore(): Promise<void> {
  await rm(developmentStore, { recursive: true, force: true });
}
