import type { PageView } from '../../src/telemetry/page-view';

export type { PageView };

/** The network of a page view's sender, as far as it is known, for rate limits. Never stored with the page view. */
export interface Sender {
  readonly network: string;
}

type Listener = (view: PageView, sender: Sender) => void;

/** Page views that browsers have reported, for several consumers. */
export class PageViews {
  readonly #listeners = new Set<Listener>();

  /** Calls back for each page view; returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(view: PageView, sender: Sender): void {
    for (const listener of this.#listeners) listener(view, sender);
  }
}
