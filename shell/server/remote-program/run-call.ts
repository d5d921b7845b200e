import type { LoaderArguments, ResourceAnswer, RouteModule } from '@iwan/shared/contracts/module';
import type { IslandModule } from '../../src/federation/load-island';
import { pageMetadata } from '../../src/federation/page-metadata';
import type { Call, Loaded, RenderedIsland } from '../remote-messages/messages';
import { receivedForm } from '../remote-messages/sent-form';
import { sentProblem } from '../remote-messages/sent-problem';
import { islandJson } from './island-data';
import { RecordedQuery } from './recorded-query';
import type { RemoteModules } from './remote-modules';
import { renderIsland } from './render-island';
import type { ServerRequests } from './server-requests';

/** The limit of one island's HTML in characters: twenty times that of our largest. */
const mostHtml = 4_000_000;

export interface CallContext {
  readonly modules: RemoteModules;
  readonly requests: ServerRequests;
  readonly id: number;
  readonly signal: AbortSignal;
}

/** Runs one call of a remote's code. Rejects when the code throws; the document server validates the result. */
export async function runCall(call: Call, { modules, requests, id, signal }: CallContext): Promise<unknown> {
  const http = requests.httpOf(id);
  switch (call.type) {
    case 'load':
      return loaded(modules.island(call.module), { ...askedOf(call), http, signal });
    case 'render':
      return rendered(modules.island(call.module), call);
    case 'action': {
      const { name, form, idempotencyKey } = call;
      const args = { ...askedOf(call), http, signal, name, idempotencyKey, form: receivedForm(form) };
      return withOwnBytes(await modules.island(call.module).action?.(args));
    }
    case 'addresses':
      return (modules.island(call.module) as RouteModule<unknown>).addresses?.({ http, signal });
    case 'resource': {
      const { siteUrl } = call;
      const services = requests.servicesOf(id);
      const { resource } = modules.resource(call.resource);
      const answer = await resource({ ...askedOf(call), http, signal, siteUrl, services });
      return withOwnBytes(answer);
    }
  }
}

/** The arguments of a loader, an action or a resource, as in the contract. */
function askedOf({ params, query, locale, direction }: Extract<Call, { readonly query: string }>) {
  return { params, query: new RecordedQuery(query), locale, direction };
}

/** The data of a part, and the metadata where it is a page: in the same turn, since both are needed. */
async function loaded(
  module: IslandModule,
  args: LoaderArguments & { readonly query: RecordedQuery },
): Promise<Loaded> {
  const data = await module.loader?.(args);
  const made = { ...dataOf(data), ...('head' in module ? readMetadata(module, data, args) : {}) };
  return { ...made, queryReads: args.query.reads };
}

function dataOf(data: unknown): Pick<Loaded, 'data' | 'dataProblem'> {
  try {
    return { data: islandJson(data) };
  } catch (problem) {
    return { dataProblem: sentProblem(problem) };
  }
}

function readMetadata(
  module: RouteModule<unknown>,
  data: unknown,
  args: Parameters<typeof pageMetadata>[2],
): Pick<Loaded, 'metadata' | 'metadataProblem'> {
  try {
    return { metadata: JSON.stringify(pageMetadata(module, data, args, true)) };
  } catch (problem) {
    return { metadataProblem: sentProblem(problem) };
  }
}

function rendered(module: IslandModule, call: Extract<Call, { readonly type: 'render' }>): RenderedIsland {
  const { island, place, dialog } = call;
  const data: unknown = call.data === '' ? undefined : JSON.parse(call.data);
  const made = renderIsland(module, { island, data, place, ...(dialog ? { dialog } : {}) });
  if (made.html.length <= mostHtml) return made;
  throw new Error(`Its HTML has ${made.html.length} characters; a part may have ${mostHtml}.`);
}

/** Copied: sending a view on a large buffer would send all of it. */
function withOwnBytes(answer: unknown): unknown {
  const body = (answer as Partial<ResourceAnswer> | undefined)?.body;
  return body instanceof Uint8Array ? { ...(answer as object), body: new Uint8Array(body) } : answer;
}
