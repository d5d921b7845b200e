import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Manifest, readManifest, readRootManifest, versionsOf } from '../packages/manifest';
import { tarballName } from '../packages/pack-packages';
import { inWorkspace } from '../workspace';

const template = inWorkspace('tooling', 'template');

/** The dependencies of a remote's own sources and tests besides our packages. */
const imported = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'typescript',
];

export interface NewRemote {
  /** Absolute; empty or missing. */
  readonly folder: string;
  readonly name: string;
  /** `/guides` */
  readonly prefix: string;
  /** The absolute folder of our packed packages; `null`: they come from the registry. */
  readonly packages: string | null;
}

/** Creates the repository of a remote from the template, which is the remote `mfe-guides` of `/guides`. */
export async function writeRemote(remote: NewRemote): Promise<void> {
  const files = (await readdir(template, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const entry of files) {
    const source = join(entry.parentPath, entry.name);
    // npm treats a .gitignore as its own, in any folder.
    const path = relative(template, source).replace(/^gitignore$/, '.gitignore');
    const target = join(remote.folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, asOf(remote, await readFile(source, 'utf8')));
  }
  const [shared, tooling, root] = await Promise.all([
    readManifest('shared'),
    readManifest('tooling'),
    readRootManifest(),
  ]);
  const manifest = remoteManifest(remote, { shared, tooling, root });
  await writeFile(join(remote.folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The template's text with another remote's names. */
export function asOf({ name, prefix }: Pick<NewRemote, 'name' | 'prefix'>, text: string): string {
  const names: Readonly<Record<string, string>> = {
    'mfe-guides': name,
    '/guides': prefix,
    Guides: titleOf(prefix),
  };
  return text.replace(/mfe-guides|\/guides|Guides/g, (word) => names[word] ?? word);
}

/** `/news/of-today` // => `Of today` */
function titleOf(prefix: string): string {
  const names = (prefix.split('/').pop() ?? '').replaceAll('-', ' ');
  return names.charAt(0).toUpperCase() + names.slice(1);
}

interface Manifests {
  readonly shared: Manifest;
  readonly tooling: Manifest;
  readonly root: Manifest;
}

function remoteManifest({ folder, name, prefix, packages }: NewRemote, { shared, tooling, root }: Manifests): object {
  const ours = ({ name: own, version }: Manifest) =>
    packages === null
      ? `^${version}`
      : `file:${relative(folder, join(packages, tarballName(own, version)))
          .split(sep)
          .join('/')}`;
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: root.engines,
    scripts: {
      dev: 'iwan-remote dev',
      test: 'jest',
      release: 'iwan-remote release',
      releases: 'iwan-remote releases',
      rollback: 'iwan-remote rollback',
      promote: 'iwan-remote promote',
      withdraw: 'iwan-remote withdraw',
    },
    jest: { preset: '@iwan/tooling' },
    // Granted in development; the site's owner grants it on the site.
    iwan: { prefixes: [prefix] },
    dependencies: { '@iwan/shared': ours(shared) },
    devDependencies: {
      '@iwan/tooling': ours(tooling),
      ...versionsOf(imported, root),
      ...versionsOf(['react', 'react-dom'], shared),
    },
    // The shell that runs the remote has the same packages here as on the site: later ones need a later Node.
    overrides: root.overrides,
  };
}
