import { FailureLog } from '../../telemetry/failure-log';
import type { GrantedContainers } from './granted-containers';
import type { LoadedContainer } from './load-container';

/** The containers of other teams in this tab. Each is loaded once; one that has failed is not shown again until the next document. */
export class SlotContainers {
  readonly #granted: GrantedContainers;
  readonly #failures: FailureLog;
  readonly #loads = new Map<string, Promise<LoadedContainer | null>>();

  constructor(granted: GrantedContainers = {}, failures = new FailureLog()) {
    this.#granted = granted;
    this.#failures = failures;
  }

  has(slot: string): boolean {
    return Object.hasOwn(this.#granted, slot);
  }

  /** The container of a slot; `null` where it has failed. Never rejects. */
  load(slot: string): Promise<LoadedContainer | null> {
    const loading = this.#loads.get(slot) ?? this.#load(slot);
    this.#loads.set(slot, loading);
    return loading;
  }

  /** To be called when the component has thrown, or was not shown in time. */
  fail(slot: string, error: unknown): void {
    this.#loads.set(slot, Promise.resolve(null));
    console.info(`[iwan] container of ${slot}:`, error);
    // It belongs to no release, so it is counted for the shell.
    this.#failures.addLoad({ name: 'shell', version: null }, `container of ${slot}`);
  }

  async #load(slot: string): Promise<LoadedContainer | null> {
    try {
      const granted = this.#granted[slot];
      if (!granted) return null;
      const { loadContainer } = await import(/* webpackChunkName: "container" */ './load-container');
      return await loadContainer(slot, granted);
    } catch (error) {
      this.fail(slot, error);
      return null;
    }
  }
}
