import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceResponse, Services } from '@iwan/shared/contracts/module';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { withTimeLimit } from '../../../src/network/time-limit';
import { limitedBody } from '../../request/network/limited-body';

/** Services publish once a day; an hour of delay is acceptable. */
const freshForMs = 60 * 60_000;
/** The pause after a failure of a service before it is requested again. */
const pauseMs = 5 * 60_000;
/** How long a visitor waits for the service; a later response is cached for the next one. */
const visitorTimeoutMs = 1_500;
/** The timeout of a response, for those who do not wait for it any more. */
const timeLimitMs = 8_000;
/** The largest response in bytes. */
const largestResponse = 256 * 1024;
/** The most cached responses of one service, of at most 256 KB each. */
const mostResponses = 100;

interface Options {
  /** The URL of each service, without a trailing slash. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Where the last good responses are stored across a restart. */
  readonly folder: string;
  /** Called with the reason for a failure. */
  readonly report: (problem: unknown) => void;
  /** In milliseconds. */
  readonly now?: () => number;
}

/**
 * A cache of the external services that the operator has named. A response is fresh for an hour; while a service is
 * unreachable, its last good response is used, also after a restart.
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

  /** The client for a remote that has declared some of them. */
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

/** Whether a body is a good response, which the code of a remote decides in its own process. */
type Accepts = (body: unknown) => boolean | Promise<boolean>;

interface ServiceOptions extends Pick<Options, 'folder' | 'report'> {
  readonly address: string;
  readonly now: () => number;
}

class CachedService {
  readonly #options: ServiceOptions;
  readonly #good = new LRUCache<string, ServiceResponse>({ max: mostResponses });
  readonly #freshUntil = new LRUCache<string, number>({ max: mostResponses });
  readonly #pausedUntil = new LRUCache<string, number>({ max: mostResponses });
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #restored: Promise<void>;
  #allPausedUntil = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#restored = restoreAnswers(options.folder).then((responses) => {
      for (const [path, response] of responses) this.#good.set(path, response);
    });
  }

  async get(path: string, accepts: Accepts = () => true): ReturnType<Services['get']> {
    // Only simple paths, so that nobody can make this server request anything else.
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

  /** One request for all concurrent callers, with a short wait for each. */
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
      const response = { body, fetchedAt: now() };
      this.#good.set(path, response);
      this.#freshUntil.set(path, now() + freshForMs);
      await storeResponse(folder, path, response).catch(report);
    } catch (error) {
      report(error);
      const until = now() + pauseMs;
      if (error instanceof NothingThere) this.#pausedUntil.set(path, until);
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

/** The service has nothing at this path, but may have at others. */
class NothingThere extends Error {}

/** The JSON response of an external service. Rejects after a timeout. */
async function askService(address: string): Promise<unknown> {
  return withTimeLimit(timeLimitMs, new AbortController().signal, async (signal) => {
    const response = await fetch(address, { signal });
    if (response.ok) return JSON.parse((await limitedBody(response, largestResponse)).toString('utf8'));
    await response.body?.cancel();
    const error = `${address} answered ${response.status}.`;
    throw response.status === 404 ? new NothingThere(error) : new Error(error);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

const ending = '.json';
const stored = z.object({ body: z.unknown(), fetchedAt: z.number() });

/** Stores the last good response of a path across a restart. `folder` belongs to one service. */
async function storeResponse(folder: string, path: string, response: ServiceResponse): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${encodeURIComponent(path)}${ending}`);
  await writeFile(`${file}.new`, JSON.stringify(response));
  await rename(`${file}.new`, file);
}

/** All stored responses by path; unreadable ones are left out. */
async function restoreAnswers(folder: string): Promise<readonly (readonly [path: string, answer: ServiceResponse])[]> {
  const files = await readdir(folder).catch(() => []);
  const restored = await Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => {
        try {
          const response = stored.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
          return [[decodeURIComponent(file.slice(0, -ending.length)), response] as const];
        } catch {
          return [];
        }
      }),
  );
  return restored.flat();
}
