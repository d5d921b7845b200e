import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockFile = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8');
const packages: Readonly<Record<string, LockedPackage>> = JSON.parse(lockFile).packages;

/** As Node looks for a package that another one imports: below it, then below each folder above. */
function isLocked(name: string, from: string): boolean {
  if (join(from, 'node_modules', name) in packages) return true;
  return from !== '' && isLocked(name, from.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''));
}

test('names the optional binaries of every platform, without which npm ci of npm 11 refuses the lock file', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, from)),
  );
  expect(missing).toEqual([]);
});

test('names no registry: everybody installs from their own', () => {
  const addresses = Object.values(packages).flatMap(({ resolved = '' }) => (/^\w+:/.test(resolved) ? [resolved] : []));
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
