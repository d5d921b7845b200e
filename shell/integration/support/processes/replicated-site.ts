import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { importPrice, untilReady } from './cached-site';
import { withBalancer } from './nginx';
import { withPostgres } from './postgres';
import { memoryOf } from './process-usage';
import { backendServer, documentServer, type RunningCommand } from './running-command';
import { templateStore } from './store';
import { withTemporaryFolder } from './temporary-folder';
import { withVarnish } from './varnish';

/** A process of which the site has two. */
export interface SiteNode {
  readonly name: string;
  /** Its memory and that of its children, in megabytes; 0 while it does not run. */
  memory(): number;
  /** Ends it as a failure of its machine does. */
  kill(): Promise<void>;
  /** Resolves when it is ready. */
  start(): Promise<void>;
}

export interface ReplicatedSite {
  /** Varnish's address. */
  readonly origin: string;
  readonly store: string;
  /** Two document servers and two backends, alternating. */
  readonly nodes: readonly SiteNode[];
  /** Changes a project's price by `npm run content`. */
  setPrice(project: string, price: string): Promise<void>;
  /** Rows of a query, each as the text of its only column. */
  query(sql: string): Promise<readonly string[]>;
}

/**
 * A site as in production, on one machine: PostgreSQL with the demo records, two backends behind nginx, two document servers, and
 * Varnish in front of these, configured as in `deploy/varnish`.
 */
export function withReplicatedSite(use: (site: ReplicatedSite) => Promise<void>): Promise<void> {
  return withPostgres(({ url, query }) =>
    withTemporaryFolder(async (folder) => {
      const store = join(folder, 'releases');
      await copyFolder(templateStore(), store);
      const ports = [await freePort(), await freePort()] as const;
      const sitePorts = [await freePort(), await freePort()] as const;
      const running = new Set<RunningCommand>();
      const ofBackends = { DATABASE_URL: url, AUTH_PEPPER: 'one-secret-of-both-nodes-for-the-tests', SMTP_URL: '' };
      const backends = ports.map((port, at) =>
        nodeOf(`backend ${at + 1}`, running, async () =>
          backendServer({
            ...ofBackends,
            API_PORT: String(port),
            API_URL: '',
            DATA_DIR: join(folder, `backend-${at}`),
            DEMO: 'on',
            TRUST_PROXY: 'loopback',
          }),
        ),
      );
      try {
        // One after the other: the first makes the tables.
        for (const backend of backends) await backend.start();
        await withBalancer(ports, (api) =>
          withVarnish(sitePorts, async ({ origin, purgeUrl }) => {
            const sites = sitePorts.map((port, at) =>
              nodeOf(`document server ${at + 1}`, running, () =>
                documentServer(store, {
                  API_URL: api,
                  PORT: String(port),
                  PURGE_URL: purgeUrl,
                  DATA_DIR: join(folder, `site-${at}`),
                  RATES_URL: 'http://127.0.0.1:1',
                  TRUST_PROXY: 'loopback',
                }),
              ),
            );
            await Promise.all(sites.map((site) => site.start()));
            await untilReady(origin);
            await use({
              ...{ origin, store, query },
              nodes: sites.flatMap((site, at) => [site, ...backends.slice(at, at + 1)]),
              setPrice: (project, price) =>
                importPrice(
                  folder,
                  { ...ofBackends, API_PORT: String(ports[0]), DATA_DIR: join(folder, 'backend-0') },
                  project,
                  price,
                ),
            });
          }),
        );
      } finally {
        await Promise.all([...running].map((command) => command.stop()));
      }
    }),
  );
}

function nodeOf(name: string, running: Set<RunningCommand>, begin: () => Promise<RunningCommand>): SiteNode {
  let command: RunningCommand | null = null;
  return {
    name,
    memory: () => (command === null ? 0 : memoryOf(command.pid)),
    async kill() {
      const killed = command;
      command = null;
      if (killed === null) return;
      running.delete(killed);
      killed.signal('SIGKILL');
      await killed.ended;
    },
    async start() {
      command = await begin();
      running.add(command);
      await command.ready;
    },
  };
}
