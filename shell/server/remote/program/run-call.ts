import type { LoaderArguments, ResourceResponse, RouteModule } from '@iwan/shared/contracts/module';
import type { IslandModule } from '../../../src/federation/load-island';
import { pageMetadata } from '../../../src/federation/page-metadata';
import type { PlaceWord } from '../../data/place-cache';
import type { Call, Loaded, RenderedIsland } from '../messages/messages';
import { receivedForm } from '../messages/sent-form';
import type { RemoteModules } from './remote-modules';
import { renderIsland } from './render-island';
import type { ServerRequests } from './server-requests';

/** The limit of one island's HTML in characters: twenty times that of our largest. */
const mostHtml = 4_000_000;
/** The limit of one island's data in a document, in characters: fifty times that of our largest. */
const mostData = 2_000_000;

export interface CallContext {
  readonly modules: RemoteModules;
  readonly requests: ServerRequests;
  readonly id: number;
  readonly signal: AbortSignal;
}

/** Runs one call of a remote's code. Rejects when the code throws. */
export async function runCall(call: Call, { modules, requests, id, signal }: CallContext): Promise<unknown> {
  const http = requests.httpOf(id);
  if (call.type === 'render') return rendered(modules.island(call.module), call);
  if (call.type === 'addresses') {
    return (modules.island(call.module) as RouteModule<unknown>).addresses?.({ http, signal });
  }
  const { params, locale, direction } = call;
  const { query, reads } = recordedQuery(call.query);
  const args = { params, query, locale, direction, http, signal };
  switch (call.type) {
    case 'load':
      return { ...(await loaded(modules.island(call.module), args)), reads: reads() } satisfies Loaded;
    case 'action': {
      const { name, form, idempotencyKey } = call;
      const posted = { ...args, name, idempotencyKey, form: receivedForm(form) };
      return withOwnBytes(await modules.island(call.module).action?.(posted));
    }
    case 'resource': {
      const { resource } = modules.resource(call.resource);
      return withOwnBytes(await resource({ ...args, siteUrl: call.siteUrl, services: requests.servicesOf(id) }));
    }
  }
}

/** The data of a part, and the metadata where it is a page: in the same turn, since both are needed. */
async function loaded(module: IslandModule, args: LoaderArguments): Promise<Pick<Loaded, 'data' | 'metadata'>> {
  const data = await module.loader?.(args);
  try {
    const json = islandJson(data);
    return 'head' in module
      ? { data: json, metadata: JSON.stringify(pageMetadata(module, data, args, true)) }
      : { data: json };
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { name: 'UnfitData' });
  }
}

/**
 * The data of an island as JSON, empty for none. Throws with a sentence for data that cannot be serialised or is too large: it
 * would make the whole document fail.
 */
export function islandJson(data: unknown): string {
  const json = JSON.stringify(data) ?? '';
  if (json.length <= mostData) return json;
  const megabytes = (count: number) => `${(count / 1_000_000).toFixed(1)} MB`;
  throw new Error(`Its data has ${megabytes(json.length)}; a document carries ${megabytes(mostData)} for one part.`);
}

function rendered(module: IslandModule, call: Extract<Call, { readonly type: 'render' }>): RenderedIsland {
  const { island, place, dialog } = call;
  const data: unknown = call.data === '' ? undefined : JSON.parse(call.data);
  const made = renderIsland(module, { island, data, place, ...(dialog ? { dialog } : {}) });
  if (made.html.length <= mostHtml) return made;
  throw new Error(`Its HTML has ${made.html.length} characters; a part may have ${mostHtml}.`);
}

/** Copied: sending a view on a large buffer would send all of it. */
function withOwnBytes(response: unknown): unknown {
  const body = (response as Partial<ResourceResponse> | undefined)?.body;
  return body instanceof Uint8Array ? { ...(response as object), body: new Uint8Array(body) } : response;
}

/** Methods of a query that read one parameter. */
const ofOneParameter = new Set<string | symbol>(['get', 'getAll', 'has']);

interface RecordedQuery {
  readonly query: URLSearchParams;
  /** What was read of it so far. */
  readonly reads: () => readonly PlaceWord[];
}

/** A query that records which of its parameters are read: what was computed from it holds for any query that equals it in these. */
export function recordedQuery(text: string): RecordedQuery {
  const reads = new Set<PlaceWord>();
  const query = new Proxy(new URLSearchParams(text), {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (!ofOneParameter.has(key)) reads.add('search');
      if (typeof member !== 'function') return member;
      return (...args: readonly unknown[]) => {
        if (ofOneParameter.has(key)) reads.add(`?${String(args[0])}`);
        return Reflect.apply(member, target, args) as unknown;
      };
    },
  });
  return { query, reads: () => [...reads] };
}
