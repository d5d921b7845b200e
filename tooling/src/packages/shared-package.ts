import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { publicModules } from '@iwan/shared/contracts/public-modules';
import { inWorkspace, repositoryRoot } from '../workspace';
import { compile } from './compile';
import { type Manifest, readManifest, readRootManifest, versionsOf } from './manifest';

/** The JSON Schema of `release.json`, for the editors and checks of other teams. */
const releaseSchema = 'contracts/release.schema.json';

/** Only needed by the environment of component tests: optional. */
const forTests = ['@jest/globals', '@testing-library/jest-dom', 'jest-environment-jsdom'];

/** Writes the package of `shared` into an empty folder: what a remote may import, and its dependencies. */
export async function writeSharedPackage(folder: string): Promise<void> {
  const [own, root] = await Promise.all([readManifest('shared'), readRootManifest()]);
  const entries = publicModules.map(sourceOf);
  await compile({ workspace: 'shared', rootDir: '.', entries, out: folder });
  await writeFile(join(folder, 'package.json'), JSON.stringify(sharedManifest(own, root), null, 2));
  await copyFile(inWorkspace('shared', 'assets.d.ts'), join(folder, 'assets.d.ts'));
  await copyFile(inWorkspace('shared', sourceOf(releaseSchema)), join(folder, sourceOf(releaseSchema)));
  await copyFile(inWorkspace('shared', 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  await copyFile(join(repositoryRoot, 'LICENSE'), join(folder, 'LICENSE'));
}

/** React is the shell's, of which there is one: a peer dependency. */
export function sharedManifest({ name, version, dependencies = {} }: Manifest, root: Manifest): object {
  const { react, 'react-dom': reactDom, ...rest } = dependencies;
  const testPackages = versionsOf(
    forTests.map((each) => (each === '@jest/globals' ? 'jest' : each)),
    root,
  );
  return {
    name,
    version,
    description: 'What a remote of Iwan may import: contracts, rules, addresses, calls, state and the look',
    license: 'MIT',
    type: 'module',
    engines: root.engines,
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(
        publicModules.map((path) => {
          const compiled = sourceOf(path).replace(/\.tsx?$/, '');
          return [`./${path}`, { types: `./${compiled}.d.ts`, default: `./${compiled}.js` }];
        }),
      ),
      './assets': { types: './assets.d.ts' },
      [`./${releaseSchema}`]: `./${sourceOf(releaseSchema)}`,
      './package.json': './package.json',
    },
    dependencies: rest,
    peerDependencies: {
      react: `^${react}`,
      'react-dom': `^${reactDom}`,
      ...Object.fromEntries(
        forTests.map((each) => [each, `^${testPackages[each === '@jest/globals' ? 'jest' : each]}`]),
      ),
    },
    peerDependenciesMeta: Object.fromEntries(forTests.map((each) => [each, { optional: true }])),
  };
}

/** The file of a public module from the folder of `shared`: `api/http // => contract-kit/api/http.ts`. */
function sourceOf(module: string): string {
  return relative(inWorkspace('shared'), createRequire(import.meta.url).resolve(`@iwan/shared/${module}`));
}
