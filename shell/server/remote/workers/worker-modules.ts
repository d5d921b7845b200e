import type { Action, LoaderArguments, ResourceModule, RouteModule } from '@iwan/shared/contracts/module';
import { ModuleFailure } from '../../../src/federation/failure/failure';
import type { ListedCache } from '../../data/counted-cache';
import type { Call, Loaded, RenderedIsland } from '../messages/messages';
import { sentForm } from '../messages/sent-form';
import { CircuitBreaker } from './circuit-breaker';
import { LoadedData } from './loaded-data';
import { LoaderCache } from './loader-cache';
import type { RemoteWorkers } from './remote-workers';
import type { ServicesElsewhere } from './served-requests';

/** A module of a release whose code runs in a process of its own. */
export interface WorkerModule {
  readonly loader?: (args: LoaderArguments) => Promise<LoadedData>;
  readonly action?: Action;
  readonly addresses?: NonNullable<RouteModule<unknown>['addresses']>;
  /** Renders it as an island. Rejects when its component throws. */
  readonly render: (
    island: Omit<Extract<Call, { readonly type: 'render' }>, 'type' | 'module'>,
  ) => Promise<RenderedIsland>;
  /** Whether one of its pages is not called, since it failed several times in a row. */
  readonly isCircuitOpen: boolean;
}

/** Everything of a release that can be called. */
export function workerModules(workers: RemoteWorkers): {
  readonly modules: ReadonlyMap<string, WorkerModule>;
  readonly resources: ReadonlyMap<string, ResourceModule>;
  readonly loaded: ListedCache;
} {
  const { modules, resources } = workers.started;
  const loaded = new LoaderCache();
  return {
    loaded,
    modules: new Map(
      Object.entries(modules).map(([name, members]) => [name, workerModule(workers, loaded, name, members)]),
    ),
    resources: new Map(resources.map((name) => [name, workerResource(workers, name)])),
  };
}

function workerModule(
  workers: RemoteWorkers,
  loaderCache: LoaderCache,
  module: string,
  members: readonly string[],
): WorkerModule {
  const has = (member: string) => members.includes(member);
  const breaker = new CircuitBreaker(module);
  return {
    get isCircuitOpen() {
      return breaker.isOpen;
    },
    ...((has('loader') || has('head')) && {
      loader: (args) =>
        breaker.call(`load ${JSON.stringify(requestedOf(args))}`, () =>
          loaderCache.read({ ...args, module, addresses: workers.addresses }, async (http) => {
            const call = { type: 'load', module, ...requestedOf(args) } as const;
            return new LoadedData(
              (await workers.call(call, { http, signal: args.signal }).catch(throwFailure)) as Loaded,
            );
          }),
        ),
    }),
    ...(has('action') && {
      action: async (args) => {
        const { name, idempotencyKey } = args;
        const form = await sentForm(args.form);
        const call = { type: 'action', module, name, idempotencyKey, form, ...requestedOf(args) } as const;
        return (await workers.call(call, args)) as Awaited<ReturnType<Action>>;
      },
    }),
    ...(has('addresses') && {
      addresses: async (args) => (await workers.call({ type: 'addresses', module }, args)) as never,
    }),
    render: ({ place, ...island }) =>
      breaker.call(`render ${place.pathname}${place.search}`, async () => {
        const context = { http: noHttp, signal: new AbortController().signal };
        const call = { type: 'render', module, place, ...island } as const;
        return (await workers.call(call, context)) as RenderedIsland;
      }),
  };
}

function workerResource(workers: RemoteWorkers, resource: string): ResourceModule {
  const breaker = new CircuitBreaker(resource);
  return {
    resource: (args) => {
      const call = { type: 'resource', resource, siteUrl: args.siteUrl, ...requestedOf(args) } as const;
      const { http, signal } = args;
      // The document server's own service cache (`data/services/service-cache.ts`), which awaits the judgement of a response.
      const services = args.services as unknown as ServicesElsewhere;
      return breaker.call(
        JSON.stringify(requestedOf(args)),
        async () =>
          (await workers.call(call, { http, signal, services })) as Awaited<ReturnType<ResourceModule['resource']>>,
      );
    },
  };
}

function requestedOf({ params, query, locale, direction }: LoaderArguments) {
  return { params: { ...params }, query: query.toString(), locale, direction };
}

/** Rendering makes no requests: it has its data. */
const noHttp = {
  get: () => Promise.reject(new Error('Nothing is asked for while a part is rendered.')),
  send: () => Promise.reject(new Error('Nothing is sent while a part is rendered.')),
  report: () => {},
};

/** Data or metadata that cannot be part of a document are no fault of the backend: a later attempt gives the same. */
function throwFailure(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'UnfitData') throw error;
  throw new ModuleFailure({ kind: 'unavailable' }, error.message, { cause: error });
}
