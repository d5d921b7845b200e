import { join } from 'node:path';
import type { ServiceAnswer, Services } from '@iwan/shared/contracts/module';
import { LRUCache } from 'lru-cache';
import { askService, NothingThere } from './ask-service';
import { restoreAnswers, storeAnswer } from './stored-answers';

/** Services publish once a day; a visitor need not see it within the hour. */
const freshForMs = 60 * 60_000;
/** While a service does not answer, it is asked again only so often. */
const pauseMs = 5 * 60_000;
/** How long a visitor waits for the service; what it answers later is there for the next one. */
const visitorTimeoutMs = 1_500;
/** Answers that are kept of one service, of at most 256 KB each. */
const mostAnswers = 100;

interface Options {
  /** Where each service is, without a slash at its end. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Where the last good answers stay over a restart. */
  readonly folder: string;
  /** Hears why an answer could not be had. */
  readonly report: (problem: unknown) => void;
  /** In milliseconds. */
  readonly now?: () => number;
}

/**
 * The services outside of the site that the operator has named. An answer is fresh for an hour; while a service is out of
 * reach, its last good answer is given, over a restart too.
 */
export class ServiceCache {
  readonly #services: ReadonlyMap<string, CachedService>;

  constructor({ addresses, folder, report, now = Date.now }: Options) {
    this.#services = new Map(
      Object.entries(addresses).map(([name, address]) => [
        name,
        new CachedService({ address, folder: join(folder, name), report, now }),
      ]),
    );
  }

  /** What a remote may ask that has declared some of them. */
  for(declared: readonly string[]): Services {
    const serviceOf = (name: string): CachedService => {
      const service = declared.includes(name) ? this.#services.get(name) : undefined;
      if (service) return service;
      throw new Error(
        declared.includes(name) ? `This site has no service "${name}".` : `The service "${name}" is not declared.`,
      );
    };
    return {
      get: async (name, path, accepts) => serviceOf(name).get(path, accepts),
      kept: async (name) => serviceOf(name).kept(),
    };
  }
}

/** Whether a body is a good answer, which the code of a remote says in a process of its own. */
type Accepts = (body: unknown) => boolean | Promise<boolean>;

interface ServiceOptions extends Pick<Options, 'folder' | 'report'> {
  readonly address: string;
  readonly now: () => number;
}

class CachedService {
  readonly #options: ServiceOptions;
  readonly #good = new LRUCache<string, ServiceAnswer>({ max: mostAnswers });
  readonly #freshUntil = new LRUCache<string, number>({ max: mostAnswers });
  readonly #pausedUntil = new LRUCache<string, number>({ max: mostAnswers });
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #restored: Promise<void>;
  #allPausedUntil = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#restored = restoreAnswers(options.folder).then((answers) => {
      for (const [path, answer] of answers) this.#good.set(path, answer);
    });
  }

  async get(path: string, accepts: Accepts = () => true): ReturnType<Services['get']> {
    // Nobody makes this server ask for anything else.
    if (!/^[\w-]+(\/[\w-]+)*$/.test(path)) throw new Error(`"${path}" is no path of a service.`);
    if (!this.#isFresh(path) && !this.#isPaused(path)) await this.#refreshed(path, accepts);
    await this.#restored;
    const good = this.#good.get(path);
    if (good) return { ...good, isLate: !this.#isFresh(path) };
    throw new Error(`There is no answer to ${path} yet.`);
  }

  async kept(): ReturnType<Services['kept']> {
    await this.#restored;
    return Object.fromEntries(this.#good.entries());
  }

  /** Asks once for all who want it, and lets none of them wait long. */
  #refreshed(path: string, accepts: Accepts): Promise<void> {
    const before = this.#underWay.get(path);
    if (before) return before;
    const asking = this.#refresh(path, accepts).finally(() => this.#underWay.delete(path));
    const limited = Promise.race([asking, pause(visitorTimeoutMs)]);
    this.#underWay.set(path, limited);
    return limited;
  }

  async #refresh(path: string, accepts: Accepts): Promise<void> {
    const { address, folder, report, now } = this.#options;
    try {
      const body = await askService(`${address}/${path}`);
      if (!(await accepts(body))) throw new Error(`${address}/${path} did not answer what it is asked for.`);
      await this.#restored;
      const answer = { body, fetchedAt: now() };
      this.#good.set(path, answer);
      this.#freshUntil.set(path, now() + freshForMs);
      await storeAnswer(folder, path, answer).catch(report);
    } catch (problem) {
      report(problem);
      const until = now() + pauseMs;
      if (problem instanceof NothingThere) this.#pausedUntil.set(path, until);
      else this.#allPausedUntil = until;
    }
  }

  #isFresh(path: string): boolean {
    return this.#options.now() < (this.#freshUntil.get(path) ?? 0);
  }

  #isPaused(path: string): boolean {
    return this.#options.now() < Math.max(this.#pausedUntil.get(path) ?? 0, this.#allPausedUntil);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
