import type { PageView } from '../../src/telemetry/page-view';

export type { PageView };

/** Who has sent a page view, as far as it is known: their network, by which they count in limits. Never kept with what they sent. */
export interface Sender {
  readonly network: string;
}

type Listener = (view: PageView, sender: Sender) => void;

/** What browsers report of the pages that they have shown, for whoever counts it. */
export class PageViews {
  readonly #listeners = new Set<Listener>();

  /** Calls back for each page view; returns how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(view: PageView, sender: Sender): void {
    for (const listener of this.#listeners) listener(view, sender);
  }
}
