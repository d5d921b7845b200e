import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import { publicModules } from '@iwan/shared/contracts/public-modules';
import { singletons } from '@iwan/shared/contracts/singletons';
import { inWorkspace, remoteNames } from '../workspace';
import { readManifest, readRootManifest } from './manifest';
import { sharedManifest } from './shared-package';

/** What the sources of our remotes import of `@iwan/shared`, by value or by type. */
function importedByOurRemotes(): string[] {
  const files = remoteNames.flatMap((name) => {
    const folder = inWorkspace(name, 'src');
    return readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)));
  });
  const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return [
    ...new Set(code.flatMap((text) => [...text.matchAll(/'@iwan\/shared\/([^']+)'/g)].map(([, path]) => path ?? ''))),
  ];
}

async function exportsOfPackage(): Promise<string[]> {
  const manifest = sharedManifest(await readManifest('shared'), await readRootManifest());
  return Object.keys((manifest as { exports: object }).exports);
}

test('everything that our own remotes import can be imported by others', async () => {
  const imported = importedByOurRemotes();
  expect(imported).toContain('paths/paths');
  const known = await exportsOfPackage();
  expect(imported.filter((path) => !known.includes(`./${path}`))).toEqual([]);
});

test('what the shell provides can be imported, for what a remote shares with others is reached through it', async () => {
  const known = await exportsOfPackage();
  const ours = Object.keys(singletons).filter((request) => request.startsWith('@iwan/shared/'));
  expect(ours.filter((request) => !known.includes(request.replace('@iwan/shared', '.')))).toEqual([]);
});

test.each(['state/browser-store'])('%s is ours alone', async (path) => {
  expect(await exportsOfPackage()).not.toContain(`./${path}`);
});

test('no pattern opens a whole folder', async () => {
  expect((await exportsOfPackage()).filter((path) => path.includes('*'))).toEqual([]);
  expect(new Set(publicModules).size).toBe(publicModules.length);
});

test('the package has the version of the contract', async () => {
  expect((await readManifest('shared')).version).toBe(contractVersion);
});

test.each(['shared', 'tooling'])('the changes of %s tell of its version', async (workspace) => {
  const changes = readFileSync(inWorkspace(workspace, 'CHANGELOG.md'), 'utf8');
  expect(changes).toContain(`\n## ${(await readManifest(workspace)).version}\n`);
});

test('the schema of release.json comes along, for the checks of other teams', async () => {
  expect(await exportsOfPackage()).toContain('./contracts/release.schema.json');
});

test('React is asked for and not brought', async () => {
  const manifest = sharedManifest(await readManifest('shared'), await readRootManifest());
  expect(manifest).toMatchObject({ peerDependencies: { react: '^19.3.1', 'react-dom': '^19.3.1' } });
  expect(Object.keys((manifest as { dependencies: object }).dependencies)).not.toContain('react');
});
