import type { ComposedDialog, Composition, RemoteModule, Route, Target } from './composition';

/** A module of a remote as one text: `mfe-blog ./pages/blog none`. */
type PackedModule = string;

/** 0 for a page of the shell, a text for one of a remote; others as they are. */
type PackedTarget =
  | 0
  | PackedModule
  | (Omit<Extract<Target, { readonly kind: 'remote' }>, 'kind' | 'source'> & { readonly source: PackedModule })
  | Exclude<Target, { readonly kind: 'remote' | 'shell' }>;

type PackedRoute = readonly [name: string, path: string, target: PackedTarget, isCatchAll?: true];

/**
 * A composition in fewer bytes, since every document has it: most of its JSON are names of properties.
 */
export interface PackedComposition extends Pick<Composition, 'addresses' | 'releases'> {
  readonly routes: readonly PackedRoute[];
  readonly slots: Readonly<Record<string, readonly PackedModule[]>>;
  readonly dialogs: Readonly<Record<string, Omit<ComposedDialog, 'source'> & { readonly source: PackedModule }>>;
}

export function packedComposition({ routes, slots, dialogs, ...rest }: Composition): PackedComposition {
  return {
    ...rest,
    routes: routes.map(packedRoute),
    slots: mapValues(slots, (parts) => parts.map(packedModule)),
    dialogs: mapValues(dialogs, ({ source, ...dialog }) => ({ ...dialog, source: packedModule(source) })),
  };
}

export function unpackedComposition({ routes, slots, dialogs, ...rest }: PackedComposition): Composition {
  return {
    ...rest,
    routes: routes.map(unpackedRoute),
    slots: mapValues(slots, (parts) => parts.map(unpackedModule)),
    dialogs: mapValues(dialogs, ({ source, ...dialog }) => ({ ...dialog, source: unpackedModule(source) })),
  };
}

function packedRoute({ name, path, target, isCatchAll }: Route): PackedRoute {
  const short = [name, path, packedTarget(target)] as const;
  return isCatchAll ? [...short, true] : short;
}

function unpackedRoute([name, path, target, isCatchAll]: PackedRoute): Route {
  return { name, path, target: unpackedTarget(target), ...(isCatchAll && { isCatchAll }) };
}

function packedTarget(target: Target): PackedTarget {
  if (target.kind === 'shell') return 0;
  if (target.kind !== 'remote') return target;
  const { kind: _, source, ...more } = target;
  return Object.keys(more).length === 0 ? packedModule(source) : { ...more, source: packedModule(source) };
}

function unpackedTarget(target: PackedTarget): Target {
  if (target === 0) return { kind: 'shell' };
  if (typeof target === 'string') return { kind: 'remote', source: unpackedModule(target) };
  return 'kind' in target ? target : { ...target, kind: 'remote', source: unpackedModule(target.source) };
}

/** The names of remotes and the kinds of hydration have no spaces. */
function packedModule({ remote, module, hydration }: RemoteModule): PackedModule {
  return `${remote} ${module} ${hydration}`;
}

function unpackedModule(packed: PackedModule): RemoteModule {
  const [, remote = '', module = '', hydration = ''] = /^(\S+) (.*) (\S+)$/s.exec(packed) ?? [];
  return { remote, module, hydration: hydration as RemoteModule['hydration'] };
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
