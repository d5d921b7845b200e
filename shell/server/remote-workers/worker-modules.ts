import type { Action, LoaderArguments, ResourceModule, RouteModule } from '@iwan/shared/contracts/module';
import { type PageMetadata, receivedMetadata } from '../../src/federation/page-metadata';
import type { Call, Loaded, PlaceWord, RenderedIsland } from '../remote-messages/messages';
import { sentForm } from '../remote-messages/sent-form';
import { receivedProblem } from '../remote-messages/sent-problem';
import type { RemoteWorkers } from './remote-workers';
import type { ServicesElsewhere } from './served-requests';

/** The limit of one island's HTML in characters. */
const mostHtml = 4_000_000;

/** The data of a loader, as JSON that is inserted into the document unchanged. */
export class LoadedData {
  /** Empty for none. */
  readonly json: string;
  readonly #metadata: () => PageMetadata;

  constructor(json: string, metadata: () => PageMetadata) {
    this.json = json;
    this.#metadata = metadata;
  }

  /** The metadata of the page. Throws where its code did, or for metadata that a document cannot have. */
  get metadata(): PageMetadata {
    return this.#metadata();
  }

  toJSON(): unknown {
    return this.json === '' ? undefined : JSON.parse(this.json);
  }
}

/** Data that cannot be part of a document: the part itself is not shown, although its loader succeeded. */
export class UnfitData extends LoadedData {
  readonly problem: Error;

  constructor(problem: Error, metadata: () => PageMetadata) {
    super('', metadata);
    this.problem = problem;
  }
}

/** A module of a release whose code runs in a process of its own. */
export interface WorkerModule {
  readonly loader?: (args: LoaderArguments) => Promise<LoadedData>;
  readonly action?: Action;
  readonly addresses?: NonNullable<RouteModule<unknown>['addresses']>;
  /** Renders it as an island. Rejects when its component throws. */
  readonly render: (
    island: Omit<Extract<Call, { readonly type: 'render' }>, 'type' | 'module'>,
  ) => Promise<RenderedIsland>;
}

/** Everything of a release that can be called. */
export function workerModules(workers: RemoteWorkers): {
  readonly modules: ReadonlyMap<string, WorkerModule>;
  readonly resources: ReadonlyMap<string, ResourceModule>;
} {
  const { modules, resources } = workers.started;
  return {
    modules: new Map(Object.entries(modules).map(([name, members]) => [name, workerModule(workers, name, members)])),
    resources: new Map(resources.map((name) => [name, workerResource(workers, name)])),
  };
}

function workerModule(workers: RemoteWorkers, module: string, members: readonly string[]): WorkerModule {
  const has = (member: string) => members.includes(member);
  return {
    ...((has('loader') || has('head')) && {
      loader: async (args) => {
        const call = { type: 'load', module, ...askedOf(args) } as const;
        return receivedData((await workers.call(call, args)) as Loaded);
      },
    }),
    ...(has('action') && {
      action: async (args) => {
        const { name, idempotencyKey } = args;
        const form = await sentForm(args.form);
        const call = { type: 'action', module, name, idempotencyKey, form, ...askedOf(args) } as const;
        return (await workers.call(call, args)) as Awaited<ReturnType<Action>>;
      },
    }),
    ...(has('addresses') && {
      addresses: async (args) => (await workers.call({ type: 'addresses', module }, args)) as never,
    }),
    render: async (island) => {
      const context = { http: noHttp, signal: new AbortController().signal };
      return receivedIsland((await workers.call({ type: 'render', module, ...island }, context)) as RenderedIsland);
    },
  };
}

function workerResource(workers: RemoteWorkers, resource: string): ResourceModule {
  return {
    resource: async (args) => {
      const call = { type: 'resource', resource, siteUrl: args.siteUrl, ...askedOf(args) } as const;
      const { http, signal } = args;
      // The document server's own service cache (`services/service-cache.ts`), which awaits the judgement of a response.
      const services = args.services as unknown as ServicesElsewhere;
      return (await workers.call(call, { http, signal, services })) as Awaited<ReturnType<ResourceModule['resource']>>;
    },
  };
}

function askedOf({ params, query, locale, direction }: LoaderArguments) {
  return { params: { ...params }, query: query.toString(), locale, direction };
}

/** Rendering makes no requests: it has its data. */
const noHttp = {
  get: () => Promise.reject(new Error('Nothing is asked for while a part is rendered.')),
  send: () => Promise.reject(new Error('Nothing is sent while a part is rendered.')),
  report: () => {},
};

function receivedData({ data, dataProblem, metadata, metadataProblem }: Loaded): LoadedData {
  const say = () => {
    if (metadata === undefined) throw receivedProblem(metadataProblem ?? { name: 'Error', message: 'It is no page.' });
    return receivedMetadata(JSON.parse(metadata) as PageMetadata);
  };
  if (data === undefined) {
    return new UnfitData(receivedProblem(dataProblem ?? { name: 'Error', message: 'It has no data.' }), say);
  }
  // It is part of documents beside other content.
  if (data !== '') JSON.parse(data);
  return new LoadedData(data, say);
}

const placeWords: readonly PlaceWord[] = ['pathname', 'search'];

function receivedIsland({ html, reads }: RenderedIsland): RenderedIsland {
  if (typeof html !== 'string' || html.length > mostHtml) throw new Error('What was rendered is no HTML of one part.');
  return { html, reads: placeWords.filter((word) => reads.includes(word)) };
}
