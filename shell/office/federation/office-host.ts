import type { OfficeModule } from '@iwan/shared/contracts/office';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { OfficeComposition, OfficePage } from '../../src/composition/office-composition';
import { entryScripts } from '../../src/federation/host/entry-scripts';

/** Loads screens of remotes from the releases that the document names. A failed screen can be loaded again. */
export class OfficeHost {
  readonly #releases: OfficeComposition['releases'];
  readonly #integrities = new Map<string, string>();
  readonly #modules = new Map<string, OfficeModule>();
  readonly #registered = new Set<string>();

  constructor({ releases }: OfficeComposition) {
    this.#releases = releases;
  }

  /** Rejects where the remote cannot be reached, or has no such screen. */
  async load({ remote, module }: Pick<OfficePage, 'remote' | 'module'>): Promise<OfficeModule> {
    const key = `${remote}/${module}`;
    const known = this.#modules.get(key);
    if (known) return known;
    const release = remote === null ? undefined : this.#releases[remote];
    if (!release) throw new Error(`There is no release of ${remote} with screens of the office.`);
    const name = `${release.container}_${release.version.replace(/\W/g, '_')}`;
    if (!this.#registered.has(name)) {
      if (this.#registered.size === 0) registerPlugins([entryScripts((url) => this.#integrities.get(url))]);
      if (release.integrity !== undefined) {
        this.#integrities.set(new URL(release.entry, location.origin).href, release.integrity);
      }
      registerRemotes([{ name, entry: release.entry, entryGlobalName: release.container, type: 'var' }]);
      this.#registered.add(name);
    }
    const exported = await loadRemote<{ readonly office?: OfficeModule }>(`${name}/${module.replace(/^\.\//, '')}`);
    if (typeof exported?.office?.Component !== 'function') throw new Error(`${key} exports no screen of the office.`);
    this.#modules.set(key, exported.office);
    return exported.office;
  }
}
