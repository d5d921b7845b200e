import { compileFunction } from 'node:vm';
import type { ResourceModule, RouteModule } from '@iwan/shared/contracts/module';
import type { IslandModule } from '../../../src/federation/load-island';
import { inOwnLanguages } from '../../../src/federation/own-languages';
import type { Bundle, Member, Started } from '../messages/messages';

const members: readonly Member[] = ['loader', 'head', 'action', 'addresses'];

/** The modules and resources of a release; each bundle is run on first use. */
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
    const { exported, languages } = this.#run('island', name);
    const { route, slot, dialog } = exported as Partial<Record<'route' | 'slot' | 'dialog', IslandModule>>;
    const island = route ?? slot ?? dialog;
    if (typeof island?.Component !== 'function') {
      throw new Error(`${name} exports neither a route nor a slot nor a dialog.`);
    }
    const made = inOwnLanguages(island, languages);
    this.#islands.set(name, made);
    return made;
  }

  /** Throws when its code throws, or exports something else. */
  resource(name: string): ResourceModule {
    const known = this.#resources.get(name);
    if (known) return known;
    const exported = this.#run('resource', name).exported as ResourceModule;
    if (typeof exported.resource !== 'function') throw new Error(`${name} exports no resource.`);
    this.#resources.set(name, exported);
    return exported;
  }

  /** Runs all bundles, and returns the functions of each module. Throws where any is invalid. */
  described(): Started {
    const named = (kind: Bundle['kind']) => this.#bundles.filter((each) => each.kind === kind).map(({ name }) => name);
    const modules = Object.fromEntries(named('island').map((name) => [name, membersOf(this.island(name))]));
    const resources = named('resource');
    for (const name of resources) this.resource(name);
    // A resource is rarely requested, and one that makes files has megabytes of libraries: it is run again on first use.
    this.#resources.clear();
    return { modules, resources };
  }

  #run(kind: Bundle['kind'], name: string) {
    const bundle = this.#bundles.find((each) => each.kind === kind && each.name === name);
    if (!bundle) throw new Error(`There is no ${name}.`);
    return { exported: loadBundle(bundle.code, bundle.file, this.#provided), languages: bundle.languages };
  }
}

function membersOf(module: IslandModule): readonly Member[] {
  return members.filter((member) => typeof (module as Partial<RouteModule<unknown>>)[member] === 'function');
}

/**
 * Runs a remote's CommonJS server bundle and returns its exports. `require` returns the singletons of the shell and nothing
 * else; `import()` is not available to code that is compiled this way. Throws when the code throws or requires anything else.
 */
export function loadBundle(code: string, filename: string, provided: ReadonlyMap<string, unknown>): unknown {
  const module = { exports: {} as unknown };
  const require = (request: string): unknown => {
    if (provided.has(request)) return provided.get(request);
    throw new Error(`${filename} requires "${request}", which the shell does not provide.`);
  };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}
