import { sentenceOf } from '../stop-with-sentence';

/** A completed build without errors. */
export interface Built {
  /** The workspace, and its part: `mfe-blog:server`. */
  readonly name: string;
  /** A hash of the output; another one when anything has changed. */
  readonly hash: string;
}

/**
 * Publishes the outputs of the compilers of development. The builds of a remote for the browser and for the server complete in
 * any order, and are published together each time one of them has changed: the last time then has the latest of both. Rounds
 * are sequential and take the latest builds when they start, so that an older build is never published last.
 */
export class Rounds {
  readonly #order: readonly string[];
  readonly #giveOn: (workspace: string) => Promise<void>;
  readonly #built = new Map<string, string>();
  readonly #given = new Map<string, string>();
  #last: Promise<void> = Promise.resolve();

  /** `order`: the order in which workspaces are published. */
  constructor(order: readonly string[], giveOn: (workspace: string) => Promise<void>) {
    this.#order = order;
    this.#giveOn = giveOn;
  }

  /**
   * Resolves when these builds, or newer ones of the same, are published. Never rejects: a failure is reported, and retried in
   * the next round.
   */
  add(builds: readonly Built[]): Promise<void> {
    for (const { name, hash } of builds) this.#built.set(name, hash);
    this.#last = this.#last.then(() => this.#round());
    return this.#last;
  }

  async #round(): Promise<void> {
    for (const workspace of this.#order) {
      const server = this.#built.get(`${workspace}:server`);
      if (server === undefined) continue;
      const both = `${server} ${this.#built.get(`${workspace}:browser`) ?? ''}`;
      if (this.#given.get(workspace) === both) continue;
      try {
        await this.#giveOn(workspace);
        // Builds completed meanwhile have a round of their own.
        this.#given.set(workspace, both);
      } catch (error) {
        console.error(sentenceOf(error));
      }
    }
  }
}
