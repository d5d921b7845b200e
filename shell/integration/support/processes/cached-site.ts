import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { eventually } from '../eventually';
import { type ReceivedResponse, sendRequest } from '../send-request';
import { memoryOf, processorTimeOf } from './process-usage';
import { backendServer, documentServer, endedWell, iwanCommand, type RunningCommand } from './running-command';
import { templateStore } from './store';
import { withTemporaryFolder } from './temporary-folder';
import { type Varnish, withVarnish } from './varnish';

type Variables = Readonly<Record<string, string>>;

/** A process that a test starts and ends. */
export interface ManagedProcess {
  /** Its processor time so far with that of its children, in milliseconds; 0 while it does not run. */
  processorTime(): number;
  /** Its memory and that of its children, in megabytes; 0 while it does not run. */
  memory(): number;
  /** Resolves when it is ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a failure of its machine does. */
  kill(): Promise<void>;
}

export function managedProcess(begin: () => RunningCommand | Promise<RunningCommand>): ManagedProcess {
  let running: RunningCommand | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const ending = running;
    running = null;
    ending?.signal(signal);
    await ending?.ended;
  };
  return {
    processorTime: () => (running === null ? 0 : processorTimeOf(running.pid)),
    memory: () => (running === null ? 0 : memoryOf(running.pid)),
    async start() {
      running = await begin();
      await running.ready;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A document server behind Varnish. */
export interface ManagedSite extends ManagedProcess {
  /** Its own address, without Varnish. */
  readonly origin: string;
}

interface Sites {
  readonly store: string;
  /** Of their data. */
  readonly folder: string;
  /** The address of the backend of each. */
  readonly backends: readonly [string, string];
  readonly variables?: Variables;
}

interface SitesBehindVarnish extends Varnish {
  readonly sites: readonly [ManagedSite, ManagedSite];
}

/** Two document servers on a store, and Varnish in front of them, configured as in `deploy/varnish`. */
export async function withSitesBehindVarnish(
  { store, folder, backends, variables = {} }: Sites,
  use: (cached: SitesBehindVarnish) => Promise<void>,
): Promise<void> {
  const ports = [await freePort(), await freePort()] as const;
  await withVarnish(ports, async (varnish) => {
    const site = (place: 0 | 1): ManagedSite => {
      const own = {
        API_URL: backends[place],
        PORT: String(ports[place]),
        PURGE_URL: varnish.purgeUrl,
        DATA_DIR: join(folder, `site-${place}`),
        RATES_URL: 'http://127.0.0.1:1',
        ...variables,
      };
      return { origin: `http://127.0.0.1:${ports[place]}`, ...managedProcess(() => documentServer(store, own)) };
    };
    const sites = [site(0), site(1)] as const;
    try {
      await Promise.all(sites.map((each) => each.start()));
      await untilReady(varnish.origin);
      await use({ ...varnish, sites });
    } finally {
      await Promise.all(sites.map((each) => each.stop()));
    }
  });
}

/** Varnish checks the health of each server once a second. */
async function untilReady(origin: string): Promise<void> {
  await eventually(
    async () => {
      const response = await sendRequest(`${origin}/readyz`);
      if (response.status !== 200) throw new Error(`Varnish answers ${response.status}: ${response.body}`);
    },
    { timeout: 20_000 },
  );
}

export interface CachedSite extends Omit<SitesBehindVarnish, 'purgeUrl'> {
  readonly store: string;
  /** The address of the backend. */
  readonly backend: string;
  /** A request to Varnish. */
  get(path: string, headers?: Variables): Promise<ReceivedResponse>;
  /** Changes a project's price by `npm run content`. */
  setPrice(project: string, price: string): Promise<void>;
}

/** Our backend with its demo records, two document servers, and Varnish in front of them. */
export function withCachedSite(use: (site: CachedSite) => Promise<void>): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const store = join(folder, 'releases');
    const apiPort = await freePort();
    const data = {
      API_PORT: String(apiPort),
      DATA_DIR: join(folder, 'data'),
      API_URL: '',
      DATABASE_URL: '',
      SMTP_URL: '',
    };
    const backend = `http://127.0.0.1:${apiPort}`;
    await copyFolder(templateStore(), store);
    const server = backendServer(data);
    try {
      await server.ready;
      await withSitesBehindVarnish({ store, folder, backends: [backend, backend] }, (cached) =>
        use({
          ...cached,
          store,
          backend,
          get: (path, headers = {}) => sendRequest(cached.origin + path, { 'accept-encoding': 'identity', ...headers }),
          setPrice: (project, price) => importPrice(folder, data, project, price),
        }),
      );
    } finally {
      await server.stop();
    }
  });
}

/** Changes a project's price by `npm run content`, for a backend with these variables. */
export async function importPrice(folder: string, variables: Variables, project: string, price: string): Promise<void> {
  const file = join(folder, 'price.json');
  await writeFile(file, JSON.stringify({ projects: [{ name: project, starting_price: price }] }));
  await endedWell(iwanCommand(['backend', 'content', 'import', file], variables));
}
