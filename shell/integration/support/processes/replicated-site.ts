import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { importPrice, type ManagedProcess, managedProcess, withSitesBehindVarnish } from './cached-site';
import { withBalancer } from './nginx';
import { withPostgres } from './postgres';
import { backendServer } from './running-command';
import { templateStore } from './store';
import { withTemporaryFolder } from './temporary-folder';

/** A process of which the site has two. */
export interface SiteNode extends ManagedProcess {
  readonly name: string;
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
      const ofBackends = { DATABASE_URL: url, AUTH_PEPPER: 'one-secret-of-both-nodes-for-the-tests', SMTP_URL: '' };
      const variablesOf = (place: 0 | 1) => ({
        ...ofBackends,
        API_PORT: String(ports[place]),
        DATA_DIR: join(folder, `backend-${place}`),
      });
      const backends = ([0, 1] as const).map((place) =>
        managedProcess(() =>
          backendServer({ ...variablesOf(place), API_URL: '', DEMO: 'on', TRUST_PROXY: 'loopback' }),
        ),
      );
      try {
        // One after the other: the first makes the tables.
        for (const backend of backends) await backend.start();
        await withBalancer(ports, (api) =>
          withSitesBehindVarnish(
            { store, folder, backends: [api, api], variables: { TRUST_PROXY: 'loopback' } },
            ({ origin, sites }) =>
              use({
                ...{ origin, store, query },
                nodes: sites.flatMap((site, place) => [
                  { ...site, name: `document server ${place + 1}` },
                  ...backends.slice(place, place + 1).map((one) => ({ ...one, name: `backend ${place + 1}` })),
                ]),
                setPrice: (project, price) => importPrice(folder, variablesOf(0), project, price),
              }),
          ),
        );
      } finally {
        await Promise.all(backends.map((backend) => backend.stop()));
      }
    }),
  );
}
