import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { freePort } from '@iwan/tooling/free-port';
import { eventually } from '../eventually';
import { type ReceivedResponse, sendRequest } from '../send-request';
import { processorTimeOf } from './process-usage';
import { backendServer, documentServer, endedWell, iwanCommand, type RunningCommand } from './running-command';
import { templateStore } from './store';
import { withVarnish } from './varnish';

export interface CachedSite {
  /** Varnish's address. */
  readonly origin: string;
  readonly store: string;
  /** The two document servers behind it. */
  readonly sites: readonly [ManagedSite, ManagedSite];
  /** The address of the backend. */
  readonly backend: string;
  /** Varnish's processor time so far, in milliseconds. */
  processorTime(): number;
  /** A request to Varnish. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ReceivedResponse>;
  /** Changes a project's price by `npm run content`. */
  setPrice(project: string, price: string): Promise<void>;
}

export interface ManagedSite {
  /** Its own address, without Varnish. */
  readonly origin: string;
  /** Its processor time so far with that of the remotes' processes, in milliseconds. */
  processorTime(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Our backend with its demo records, two document servers, and Varnish in front of them, configured as in `deploy/varnish`. */
export async function withCachedSite(use: (site: CachedSite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(memoryFolder(), 'iwan-cached-'));
  const store = join(folder, 'releases');
  const [first, second, apiPort] = [await freePort(), await freePort(), await freePort()];
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
  const running: { stop(): Promise<void> }[] = [server];
  try {
    await server.ready;
    await withVarnish([first, second], async ({ origin, purgeUrl, processorTime }) => {
      const site = (port: number) => {
        const managed = managedSite(port, store, {
          API_URL: backend,
          PURGE_URL: purgeUrl,
          DATA_DIR: join(folder, `site-${port}`),
          RATES_URL: 'http://127.0.0.1:1',
        });
        running.push(managed);
        return managed;
      };
      const sites = [site(first), site(second)] as const;
      await Promise.all(sites.map((each) => each.start()));
      await untilReady(origin);
      await use({
        ...{ origin, store, sites, backend, processorTime },
        get: (path, headers = {}) => sendRequest(origin + path, { 'accept-encoding': 'identity', ...headers }),
        setPrice: (project, price) => importPrice(folder, data, project, price),
      });
    });
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Changes a project's price by `npm run content`, for a backend with these variables. */
export async function importPrice(
  folder: string,
  variables: Readonly<Record<string, string>>,
  project: string,
  price: string,
): Promise<void> {
  const file = join(folder, 'price.json');
  await writeFile(file, JSON.stringify({ projects: [{ name: project, starting_price: price }] }));
  await endedWell(iwanCommand(['backend', 'content', 'import', file], variables));
}

/** Varnish checks the health of each server once a second. */
export async function untilReady(origin: string): Promise<void> {
  await eventually(
    async () => {
      const response = await sendRequest(`${origin}/readyz`);
      if (response.status !== 200) throw new Error(`Varnish answers ${response.status}: ${response.body}`);
    },
    { timeout: 20_000 },
  );
}

/** A document server of its own on a store. */
export function managedSite(port: number, store: string, variables: Readonly<Record<string, string>>): ManagedSite {
  let running: RunningCommand | null = null;
  return {
    origin: `http://127.0.0.1:${port}`,
    processorTime: () => (running === null ? 0 : processorTimeOf(running.pid)),
    async start() {
      running = await documentServer(store, { ...variables, PORT: String(port) });
      await running.ready;
    },
    async stop() {
      await running?.stop();
      running = null;
    },
  };
}
