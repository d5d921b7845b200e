import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { test as base, expect } from '../test';
import { documentServer, type RunningCommand } from './running-command';
import { templateStore } from './store';
import { withTemporaryFolder } from './temporary-folder';

export { expect };

/** A document server and a release store for one test, which may damage them. */
export interface OwnSite {
  readonly origin: string;
  /** The folder of releases. */
  readonly store: string;
  /** Starts the server. Before and after that, the store may be changed. */
  start(variables?: Readonly<Record<string, string>>): Promise<RunningCommand>;
}

/** A test with a site of its own; `page.goto('/')` opens it. */
export const test = base.extend<{ readonly ownSite: OwnSite }>({
  ownSite: async ({ workerBackend }, use) => {
    await withTemporaryFolder(async (folder) => {
      const port = await freePort();
      const store = join(folder, 'releases');
      await copyFolder(templateStore(), store);
      let running: RunningCommand | null = null;
      await use({
        origin: `http://localhost:${port}`,
        store,
        start: async (variables = {}) => {
          running = await documentServer(store, {
            PORT: String(port),
            API_URL: workerBackend.url,
            TILES_URL: `${workerBackend.url}/media/tiles/{z}/{x}/{y}.png`,
            RATES_URL: workerBackend.url,
            DATA_DIR: join(folder, 'data'),
            ...variables,
          });
          await running.ready;
          return running;
        },
      });
      await (running as RunningCommand | null)?.stop();
    });
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
});
