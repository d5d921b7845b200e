import type { ResourceModule, RouteModule } from '@iwan/shared/contracts/module';
import type { IslandModule } from '../../src/federation/load-island';
import type { Bundle, Member } from '../remote-messages/messages';
import { loadBundle } from './load-bundle';

const members: readonly Member[] = ['loader', 'head', 'action', 'addresses'];

/** The modules and resources of a release; each bundle is run on first use, and kept. */
export class RemoteModules {
  readonly #bundles: readonly Bundle[];
  readonly #provided: ReadonlyMap<string, unknown>;
  readonly #islands = new Map<string, IslandModule>();
  readonly #resources = new Map<string, ResourceModule>();

  constructor(bundles: readonly Bundle[], provided: ReadonlyMap<string, unknown>) {
    this.#bundles = bundles;
    this.#provided = provided;
  }

  /** Throws when its code throws, or exports something else. */
  island(name: string): IslandModule {
    const known = this.#islands.get(name);
    if (known) return known;
    const island = islandOf(name, this.#exportsOf('island', name));
    this.#islands.set(name, island);
    return island;
  }

  /** Throws when its code throws, or exports something else. */
  resource(name: string): ResourceModule {
    const known = this.#resources.get(name);
    if (known) return known;
    const resource = resourceOf(name, this.#exportsOf('resource', name));
    this.#resources.set(name, resource);
    return resource;
  }

  /** Runs all bundles, and returns the functions of each module. Throws where any is invalid. */
  described(): {
    readonly modules: Readonly<Record<string, readonly Member[]>>;
    readonly resources: readonly string[];
  } {
    const named = (kind: Bundle['kind']) =>
      this.#bundles.filter((bundle) => bundle.kind === kind).map(({ name }) => name);
    const modules = Object.fromEntries(named('island').map((name) => [name, membersOf(this.island(name))]));
    const resources = named('resource');
    // A resource is rarely asked for, and one that makes files has megabytes of libraries: it is run again on first use.
    for (const name of resources) resourceOf(name, this.#exportsOf('resource', name));
    return { modules, resources };
  }

  #exportsOf(kind: Bundle['kind'], name: string): unknown {
    const bundle = this.#bundles.find((each) => each.kind === kind && each.name === name);
    if (!bundle) throw new Error(`There is no ${name}.`);
    return loadBundle(bundle.code, bundle.file, this.#provided);
  }
}

function membersOf(module: IslandModule): readonly Member[] {
  return members.filter((member) => typeof (module as Partial<RouteModule<unknown>>)[member] === 'function');
}

function islandOf(name: string, exported: unknown): IslandModule {
  const { route, slot, dialog } = exported as Partial<Record<'route' | 'slot' | 'dialog', IslandModule>>;
  const island = route ?? slot ?? dialog;
  if (typeof island?.Component !== 'function') {
    throw new Error(`${name} exports neither a route nor a slot nor a dialog.`);
  }
  return island;
}

function resourceOf(name: string, exported: unknown): ResourceModule {
  const { resource } = exported as Partial<ResourceModule>;
  if (typeof resource !== 'function') throw new Error(`${name} exports no resource.`);
  return { resource };
}
