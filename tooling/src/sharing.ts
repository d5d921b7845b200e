import { contract1Singletons, developmentSingletons, singletons } from '@iwan/shared/contracts/singletons';

type Mode = 'production' | 'development';

interface SharedEntry {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import?: false;
  readonly eager?: true;
}

/**
 * The `shared` option of a container. `role` decides whether it brings the code (`host`) or only asks for it. The list
 * is that of `shared/contracts/singletons`; an alias of a request would hide it from federation.
 */
export function sharedModules(role: 'host' | 'remote', mode: Mode): Record<string, SharedEntry> {
  const provided = { ...singletonsOf(mode), ...(role === 'host' ? contract1Singletons : {}) };
  return Object.fromEntries(
    Object.entries(provided).map(([request, version]) => {
      const entry = { singleton: true, version, requiredVersion: `^${version}` } as const;
      if (role === 'remote') return [request, { ...entry, import: false }];
      return [request, isForLater(request) ? entry : { ...entry, eager: true }];
    }),
  );
}

/** The singletons a server bundle must not contain: its loader hands them over. */
export function serverExternals(mode: Mode): Record<string, string> {
  return Object.fromEntries(Object.keys(singletonsOf(mode)).map((request) => [request, `commonjs ${request}`]));
}

/** The singletons that a server bundle asks for, each with the range of versions that it was built for. */
export function neededSingletons(bundle: string): Readonly<Record<string, string>> {
  const needed = Object.entries(singletonsOf('development')).filter(([request]) =>
    bundle.includes(`require(${JSON.stringify(request)})`),
  );
  return Object.fromEntries(needed.map(([request, version]) => [request, `^${version}`]));
}

function singletonsOf(mode: Mode): Readonly<Record<string, string>> {
  return mode === 'development' ? { ...singletons, ...developmentSingletons } : singletons;
}

/** What the first dialog or form brings, and what only older releases ask for: not part of the shell's first files. */
function isForLater(request: string): boolean {
  return request.startsWith('@iwan/shared/ui/') || Object.hasOwn(contract1Singletons, request);
}
