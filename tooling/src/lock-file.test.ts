import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/** The packages of the whole repository, and those of single commands. */
const lockFiles = ['.', 'bench/lighthouse', 'tooling/mutation'] as const;
const packagesOf = (folder: string): Packages =>
  JSON.parse(readFileSync(join(repositoryRoot, folder, 'package-lock.json'), 'utf8')).packages;
const packages = packagesOf('.');

/** As Node resolves a package imported by another: below it, then below each folder above. */
function isLocked(packages: Packages, name: string, from: string): boolean {
  if (join(from, 'node_modules', name) in packages) return true;
  return from !== '' && isLocked(packages, name, from.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''));
}

test.each(lockFiles)(
  '%s names the optional binaries of every platform, without which npm ci of npm 11 refuses the lock file',
  (folder) => {
    const packages = packagesOf(folder);
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, name, from)),
    );
    expect(missing).toEqual([]);
  },
);

test.each(lockFiles)('%s names no registry: everybody installs from their own', (folder) => {
  const addresses = Object.values(packagesOf(folder)).flatMap(({ resolved = '' }) =>
    /^\w+:/.test(resolved) ? [resolved] : [],
  );
  expect(addresses).toEqual([]);
});

test('has a content-disposition that runs on every supported Node', () => {
  expect(packages['node_modules/content-disposition']).toMatchObject({ engines: { node: '>=18' } });
});

test('is updated within the supported versions of Node', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));
  expect(read('renovate.json')).toMatchObject({
    constraints: { node: read('package.json').engines.node },
    constraintsFiltering: 'strict',
  });
});
