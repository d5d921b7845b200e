/** A build that has come to its end without errors. */
export interface Built {
  /** The workspace, and the part of it: `mfe-blog:server`. */
  readonly name: string;
  /** Of what was built; another one when anything has changed. */
  readonly hash: string;
}

/**
 * Gives on what the compilers of development have made. The builds of a remote for the browser and for the server come to
 * their ends in any order, and are given on together each time one of them has changed: the last time is then of the last
 * of both. One round follows the other and takes what is newest when it begins, so that no older build is given on last.
 */
export class Rounds {
  readonly #order: readonly string[];
  readonly #giveOn: (workspace: string) => Promise<void>;
  readonly #built = new Map<string, string>();
  readonly #given = new Map<string, string>();
  #last: Promise<void> = Promise.resolve();

  /** `order`: the workspaces, the first one to be given on first. */
  constructor(order: readonly string[], giveOn: (workspace: string) => Promise<void>) {
    this.#order = order;
    this.#giveOn = giveOn;
  }

  /**
   * Resolves when these builds, or newer ones of the same, are given on. Never rejects: what fails is said, and tried
   * again in the next round.
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
        // What has been built meanwhile has a round of its own.
        this.#given.set(workspace, both);
      } catch (problem) {
        console.error(problem instanceof Error ? problem.message : String(problem));
      }
    }
  }
}
