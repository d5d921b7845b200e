import { copyFile, cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildReports } from '../build/compress-files';
import { builtFrom } from '../build/inputs';
import { packShell } from '../release/shell/pack-shell';
import { inWorkspace, repositoryRoot } from '../workspace';
import { compile } from './compile';
import { type Manifest, readManifest, readRootManifest, versionsOf } from './manifest';

/** The test runner of the package's preset, for a remote's tests. */
const forTests = ['@swc/core', '@swc/jest', 'identity-obj-proxy', 'jest', 'jest-environment-jsdom', 'typescript'];

/** Neither is used outside of this repository: development of the whole site, with refresh, is ours. */
const notForRemotes = ['@rspack/dev-server'];

/**
 * Writes the package of `tooling` into an empty folder: the commands of a remote outside of this repository, the preset of its
 * tests, and the built shell, which runs and proves it. The shell must be built.
 */
export async function writeToolingPackage(folder: string): Promise<void> {
  const [own, shared, root] = await Promise.all([readManifest('tooling'), readManifest('shared'), readRootManifest()]);
  const dist = join(folder, 'dist');
  await compile({
    workspace: 'tooling',
    rootDir: 'src',
    entries: ['src/outside/main.ts', 'src/texts/loader.ts'],
    out: dist,
  });
  for (const part of ['browser', 'server']) {
    await cp(inWorkspace('shell', 'dist', part), join(folder, 'shell', part), {
      recursive: true,
      filter: (file) => !buildReports.includes(basename(file)),
    });
  }
  for (const file of ['jest-preset.mjs', 'tsconfig.remote.json', 'CHANGELOG.md']) {
    await copyFile(inWorkspace('tooling', file), join(folder, file));
  }
  await copyFile(join(repositoryRoot, 'LICENSE'), join(folder, 'LICENSE'));
  // The shell is a release anywhere, which lists its own dependencies.
  const release = await packShell({ source: await builtFrom('shell') });
  await writeFile(join(folder, 'shell', 'release.json'), JSON.stringify(release));
  const manifest = toolingManifest({ own, shared, root }, release.packages);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

interface Manifests {
  readonly own: Manifest;
  readonly shared: Manifest;
  readonly root: Manifest;
}

/** `shellPackages`: the external imports of the bundled shell, with versions. */
export function toolingManifest(
  { own, shared, root }: Manifests,
  shellPackages: Readonly<Record<string, string>>,
): object {
  const dependencies = Object.entries(own.dependencies ?? {}).filter(([name]) => !notForRemotes.includes(name));
  return {
    name: own.name,
    version: own.version,
    description: 'Builds, runs, tests and releases a remote of Iwan that lives in a repository of its own',
    license: 'MIT',
    type: 'module',
    engines: root.engines,
    bin: { 'iwan-remote': './dist/outside/main.js' },
    exports: {
      './jest-preset': './jest-preset.mjs',
      './tsconfig.remote.json': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    dependencies: {
      ...Object.fromEntries(dependencies),
      ...shellPackages,
      ...versionsOf(forTests, root),
    },
    // The remote's own, so that its code and its tools use the same contract.
    peerDependencies: { [shared.name]: `^${shared.version}` },
  };
}
