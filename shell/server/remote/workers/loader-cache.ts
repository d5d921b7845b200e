import type { Http } from '@iwan/shared/contracts/http';
import { objectNumber } from '../../data/counted-cache';
import { PlaceCache } from '../../data/place-cache';
import type { CachingHttp } from '../../data/responses/http-over-responses';
import type { LoadedData } from './loaded-data';

/** How long data are reused in milliseconds, since a loader may depend on the clock. */
const longestAge = 10_000;
/** The limit of all data of one release in bytes: those of a whole page are 10 to 60 KB. */
const defaultSizeLimit = 1024 * 1024;
/** The overhead of an entry in bytes. */
const entryCost = 1024;

/** Everything that a loader is run with, except the backend's responses. */
export interface LoaderInput {
  readonly module: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly locale: string;
  readonly http: Http;
  readonly signal: AbortSignal;
  /** The same object as long as the addresses of the site's pages do not change. */
  readonly addresses: object;
}

interface Response {
  readonly path: string;
  readonly number: number;
}

interface Entry {
  readonly data: LoadedData;
  readonly responses: readonly Response[];
}

/**
 * A cache of loaders' data by what they were made from: the path's parameters, the parameters of the query that the loader reads,
 * and the backend's responses. They are reused as long as the backend's responses, which are requested as often as without this
 * cache, stay the same. A document at an address that differs only in what its loaders do not read, such as the parameter of an
 * advertisement, is made without the process of a remote.
 *
 * Only data made of cached responses alone: neither those of a visitor's own requests, nor those of a service or of a form.
 */
export class LoaderCache extends PlaceCache<Entry> {
  constructor(sizeLimit = defaultSizeLimit) {
    super({
      maxSize: sizeLimit,
      maxAge: longestAge,
      sizeCalculation: ({ data }, key) => entryCost + 2 * (data.json.length + key.length),
    });
  }

  /** The data for an input: cached, or from `load`, which is given the client to use. Rejects when `load` does. */
  async read(input: LoaderInput, load: (http: Http) => Promise<LoadedData>): Promise<LoadedData> {
    const { http } = input;
    if (!isCaching(http)) return load(http);
    const { module, locale, addresses, params } = input;
    const source = JSON.stringify([module, locale, objectNumber(addresses), Object.entries(params).sort()]);
    const place = { pathname: '', search: input.query.toString() };
    const cached = this.find(source, place);
    if (cached && (await isCurrent(cached, input, http))) return cached.data;
    const { recording, responses } = recordedHttp(http);
    const data = await load(recording);
    if (responses.isReusable) this.keep(source, place, data.reads, { data, responses: responses.read });
    return data;
  }
}

function isCaching(http: Http): http is CachingHttp {
  return typeof (http as Partial<CachingHttp>).isCached === 'function';
}

/** Whether every response is still the same. */
async function isCurrent({ responses }: Entry, { signal }: LoaderInput, http: CachingHttp): Promise<boolean> {
  const areSame = await Promise.all(
    responses.map(async ({ path, number }) => {
      const body = await http.get(path, signal).catch(() => null);
      return typeof body === 'object' && body !== null && objectNumber(body) === number;
    }),
  );
  return areSame.every(Boolean);
}

/** A client that records the responses that a loader has requested, and whether its data depend on nothing else. */
function recordedHttp(http: CachingHttp) {
  const responses = { read: [] as Response[], isReusable: true };
  const recording: Http = {
    ...http,
    get: async (path, signal) => {
      const body = await http.get(path, signal).catch((error: unknown) => {
        responses.isReusable = false;
        throw error;
      });
      if (typeof body === 'object' && body !== null && http.isCached(path)) {
        responses.read.push({ path, number: objectNumber(body) });
      } else responses.isReusable = false;
      return body;
    },
    send: (...args) => {
      responses.isReusable = false;
      return http.send(...args);
    },
  };
  return { recording, responses };
}
