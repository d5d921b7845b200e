import { releasePublicPath } from '@iwan/shared/contracts/release';
import type { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { composeOffice } from '../../src/composition/compose-office';
import type { OfficeComposition } from '../../src/composition/office-composition';
import { type LiveRelease, readDescription, type readRelease } from '../release/read-release';
import { ReleaseRegistry } from '../release/release-registry';
import { GrantReader } from '../release/stored-grants';

interface Options {
  readonly store: string;
  readonly trust: TrustedStore;
  /** Called with what is left out. */
  readonly report: (problem: unknown) => void;
}

/**
 * The office of the live releases. Checked for every document, so that a publication shows on the next one. No code of a
 * release is run here: its screens run in the browser.
 */
export class LiveOffice {
  readonly #registry: ReleaseRegistry;
  readonly #grants: GrantReader;
  readonly #report: Options['report'];
  #key: readonly unknown[] = [];
  #composition: OfficeComposition = { pages: [], releases: {} };

  constructor({ store, trust, report }: Options) {
    this.#report = report;
    const runsNothing = () => Promise.reject(new Error('The office runs no server code of releases.'));
    this.#registry = new ReleaseRegistry(store, runsNothing, report, { read: describeRelease, trust });
    this.#grants = new GrantReader(store, report, trust);
  }

  /** The last composition. */
  get latest(): OfficeComposition {
    return this.#composition;
  }

  /** The current office; the same object until a release or a grant changes. Never rejects. */
  async current(): Promise<OfficeComposition> {
    const grants = this.#grants.current;
    const live = await Promise.all(grants.remotes.map((name) => this.#registry.current(name)));
    const key = [grants, ...live];
    if (key.length === this.#key.length && key.every((part, place) => part === this.#key[place])) {
      return this.#composition;
    }
    const releases = live.flatMap((each) => (each ? [each.release] : []));
    const { composition, refusals } = composeOffice(releases, grants);
    for (const refusal of refusals) this.#report(new Error(refusal));
    this.#key = key;
    this.#composition = composition;
    return composition;
  }
}

/** The description of a release, without a process for its code. Rejects as `readRelease` does. */
const describeRelease: typeof readRelease = async (folder, _, reading = {}) => {
  const release = await readDescription(folder, reading);
  return { release, publicPath: releasePublicPath(release), ...nothingRuns } satisfies LiveRelease;
};

const nothingRuns = {
  modules: new Map(),
  resources: new Map(),
  styles: new Map(),
  workers: { sendAddresses() {}, retire() {}, close() {} },
} as const;
