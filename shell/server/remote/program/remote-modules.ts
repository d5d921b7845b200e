import { compileFunction } from 'node:vm';
import type { ResourceModule, RouteModule } from '@iwan/shared/contracts/module';
import type { IslandModule } from '../../../src/federation/load-island';
import { inOwnLanguages } from '../../../src/federation/own-languages';
import type { Bundle, Member } from '../messages/messages';

const members: readonly Member[] = ['loader', 'head', 'action', 'addresses'];

/** The modules and resources of a release; each bundle is run on first use. */
export class RemoteModules {
  readonly #bundles: readonly Bundle[];
  readonly #provided: ReadonlyMap<string, unknown>;
  /** What the bundles that were run export, by kind and name. */
  readonly #loaded = new Map<string, unknown>();

  constructor(bundles: readonly Bundle[], provided: ReadonlyMap<string, unknown>) {
    this.#bundles = bundles;
    this.#provided = provided;
  }

  /** Throws when its code throws, or exports something else. */
  island(name: string): IslandModule {
    return this.#once(`own ${name}`, () => {
      const exported = this.#exportsOf('island', name) as Partial<Record<'route' | 'slot' | 'dialog', IslandModule>>;
      const island = exported.route ?? exported.slot ?? exported.dialog;
      if (typeof island?.Component !== 'function') {
        throw new Error(`${name} exports neither a route nor a slot nor a dialog.`);
      }
      const languages = this.#bundles.find((bundle) => bundle.kind === 'island' && bundle.name === name)?.languages;
      return inOwnLanguages(island, languages);
    });
  }

  /** Throws when its code throws, or exports something else. */
  resource(name: string): ResourceModule {
    const exported = this.#exportsOf('resource', name) as ResourceModule;
    if (typeof exported.resource === 'function') return exported;
    throw new Error(`${name} exports no resource.`);
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
    for (const name of resources) {
      this.resource(name);
      // A resource is rarely requested, and one that makes files has megabytes of libraries: it is run again on first use.
      this.#loaded.delete(`resource ${name}`);
    }
    return { modules, resources };
  }

  #exportsOf(kind: Bundle['kind'], name: string): unknown {
    const key = `${kind} ${name}`;
    const bundle = this.#bundles.find((each) => each.kind === kind && each.name === name);
    if (!bundle) throw new Error(`There is no ${name}.`);
    return this.#once(key, () => loadBundle(bundle.code, bundle.file, this.#provided));
  }

  #once<Made>(key: string, make: () => Made): Made {
    if (!this.#loaded.has(key)) this.#loaded.set(key, make());
    return this.#loaded.get(key) as Made;
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
