import type { PageView } from '../../../src/telemetry/page-view';

export type { PageView };

type Listener = (view: PageView) => void;

/** Page views that browsers have reported, for several consumers. */
export class PageViews {
  readonly #listeners = new Set<Listener>();

  /** Calls back for each page view; returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(view: PageView): void {
    for (const listener of this.#listeners) listener(view);
  }
}
