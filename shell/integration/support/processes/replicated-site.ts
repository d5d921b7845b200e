import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { installedPostgres } from '@iwan/tooling/postgres/find-postgres';
import { startPostgres } from '@iwan/tooling/postgres/postgres-server';
import { ask } from '../ask';
import { eventually } from '../eventually';
import { freePort } from './free-port';
import { memoryOf } from './memory-of';
import { withBalancer } from './nginx';
import { backendServer, contentCommand, documentServer, type RunningCommand } from './running-command';
import { templateStore } from './store';
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
  /** Runs `npm run content`. */
  content(...words: readonly string[]): Promise<void>;
  /** Rows of a query, each as the text of its only column. */
  query(sql: string): Promise<readonly string[]>;
}

const execute = promisify(execFile);

/**
 * A site as in production, on one machine: PostgreSQL with the demo records, two backends behind nginx, two document servers, and
 * Varnish in front of these, configured as in `deploy/varnish`.
 */
export async function withReplicatedSite(use: (site: ReplicatedSite) => Promise<void>): Promise<void> {
  const programs = await installedPostgres();
  if (programs === null) throw new Error('This test needs PostgreSQL; on Debian: apt-get install postgresql');
  const folder = await mkdtemp(join(memoryFolder(), 'iwan-replicated-'));
  const store = join(folder, 'releases');
  await copyFolder(templateStore(), store);
  const postgres = await startPostgres(programs, { flushes: true });
  const database = `${postgres.url}/iwan`;
  const running = new Set<RunningCommand>();
  try {
    await execute(join(programs, 'createdb'), ['--maintenance-db', `${postgres.url}/postgres`, 'iwan']);
    const ports = [await freePort(), await freePort()] as const;
    const sitePorts = [await freePort(), await freePort()] as const;
    const common = {
      DATABASE_URL: database,
      AUTH_PEPPER: 'a secret of all backends that is long enough',
      SMTP_URL: '',
    };
    const backends = ports.map((port, at) =>
      nodeOf(`backend ${at + 1}`, running, async () =>
        backendServer({
          ...common,
          API_PORT: String(port),
          API_URL: '',
          DATA_DIR: join(folder, `backend-${at}`),
          DEMO: 'on',
          TRUST_PROXY: 'loopback',
        }),
      ),
    );
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
        await eventually(async () => expect((await ask(`${origin}/readyz`)).status).toBe(200), { timeout: 20_000 });
        await use({
          ...{ origin, store },
          nodes: sites.flatMap((site, at) => [site, ...backends.slice(at, at + 1)]),
          async content(...words) {
            const command = contentCommand(words, {
              ...common,
              API_PORT: String(ports[0]),
              DATA_DIR: join(folder, 'backend-0'),
            });
            if ((await command.ended) !== 0) throw new Error(command.output());
          },
          async query(sql) {
            const { stdout } = await execute(join(programs, 'psql'), [database, '-qtAc', sql]);
            return stdout.split('\n').filter((line) => line !== '');
          },
        });
      }),
    );
  } finally {
    await Promise.all([...running].map((command) => command.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
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
