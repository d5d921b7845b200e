import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/** What all of this repository installs, and what one command does. */
const lockFiles = ['.', 'shell/bench/lighthouse', 'tooling/mutation'] as const;
const packagesOf = (folder: string): Packages =>
  JSON.parse(readFileSync(join(repositoryRoot, folder, 'package-lock.json'), 'utf8')).packages;
const packages = packagesOf('.');

/** As Node looks for a package that another one imports: below it, then below each folder above. */
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

test('has content-disposition as it runs on every Node that the site runs on', () => {
  expect(packages['node_modules/content-disposition']).toMatchObject({ engines: { node: '>=18' } });
});

test('is updated within the versions of Node that the site runs on', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));
  expect(read('renovate.json')).toMatchObject({
    constraints: { node: read('package.json').engines.node },
    constraintsFiltering: 'strict',
  });
});
