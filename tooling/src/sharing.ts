import { officeSingletons } from '@iwan/shared/contracts/office';
import { additions, developmentSingletons, optionalSingletons, singletons } from '@iwan/shared/contracts/singletons';
import { gt, major } from 'semver';

type Mode = 'production' | 'development';

interface SharedEntry {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import?: false;
  readonly eager?: true;
}

/**
 * The `shared` option of a container. `role` decides whether it provides the code (`host`) or only requires it. The list is
 * that of `shared/contract-kit/contracts/singletons`; an alias of a request would hide it from federation. A container only
 * requires a major version: a release's further requirements are in its `release.json`, which the shell reads before running
 * it.
 */
export function sharedModules(role: 'host' | 'remote', mode: Mode): Record<string, SharedEntry> {
  const provided = { ...singletonsOf(mode), ...optionalSingletons };
  return Object.fromEntries(
    Object.entries(provided).map(([request, version]) => {
      const entry = { singleton: true, version, requiredVersion: `^${major(version)}.0.0` } as const;
      if (role === 'remote') return [request, { ...entry, import: false }];
      return [request, isForLater(request) ? entry : { ...entry, eager: true }];
    }),
  );
}

/** The same for a container of the office, where all packages are provided by the shell's office. */
export function sharedInOffice(role: 'host' | 'remote', mode: Mode): Record<string, SharedEntry> {
  const provided = mode === 'development' ? { ...officeSingletons, ...developmentSingletons } : officeSingletons;
  return Object.fromEntries(
    Object.entries(provided).map(([request, version]) => {
      const entry = { singleton: true, version, requiredVersion: `^${major(version)}.0.0` } as const;
      return [request, role === 'remote' ? { ...entry, import: false } : { ...entry, eager: true }];
    }),
  );
}

/**
 * The same for a container that other hosts load: packages only, each with a fallback. A host knows none of our modules, so that
 * each container has its own copy of them.
 */
export function sharedWithHosts(): Record<string, SharedEntry> {
  const packages = Object.entries(singletons).filter(([request]) => !request.startsWith('@iwan/'));
  return Object.fromEntries(
    packages.map(([request, version]) => [
      request,
      { singleton: true, version, requiredVersion: `^${major(version)}.0.0` },
    ]),
  );
}

/** The singletons that a server bundle must not contain: its loader provides them. */
export function serverExternals(mode: Mode): Record<string, string> {
  return Object.fromEntries(Object.keys(singletonsOf(mode)).map((request) => [request, `commonjs ${request}`]));
}

/**
 * The singletons that a server bundle requires, each with the range of versions that it can run with: a package from the
 * version that it was built with, a module of ours from the version that has all imported names.
 */
export function neededSingletons(bundle: string): Readonly<Record<string, string>> {
  const needed = Object.entries(singletonsOf('development')).filter(([request]) =>
    bundle.includes(`require(${JSON.stringify(request)})`),
  );
  const added: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = additions;
  return Object.fromEntries(
    needed.map(([request, version]) => {
      const isOurs = request.startsWith('@iwan/');
      return [request, `^${isOurs ? firstVersionWith(bundle, major(version), added[request] ?? {}) : version}`];
    }),
  );
}

function firstVersionWith(bundle: string, majorVersion: number, added: Readonly<Record<string, string>>): string {
  const used = Object.entries(added).filter(([name]) => new RegExp(`\\.${name}\\b`).test(bundle));
  return used.reduce((first, [, version]) => (gt(version, first) ? version : first), `${majorVersion}.0.0`);
}

function singletonsOf(mode: Mode): Readonly<Record<string, string>> {
  return mode === 'development' ? { ...singletons, ...developmentSingletons } : singletons;
}

/** Loaded with the first dialog, form or carousel: not part of the shell's first files. */
function isForLater(request: string): boolean {
  return request.startsWith('@iwan/shared/ui/') || Object.hasOwn(optionalSingletons, request);
}
