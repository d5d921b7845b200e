import { createHttp } from '@iwan/shared/api/create-http';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import { freePort } from '@iwan/tooling/free-port';
import { inWorkspace } from '@iwan/tooling/workspace';
import { iwanCommand, npmCommand } from '../integration/support/processes/running-command';
import { withTemporaryFolder } from '../integration/support/processes/temporary-folder';

export interface MeasuredSite {
  /** The title of its column. */
  readonly name: string;
  readonly origin: string;
}

/** How many projects a fresh database has. */
export const demoProjects = 60;

/** Nothing listens there: services that a measurement must not depend on are unreachable. */
const nobody = 'http://127.0.0.1:9';

/** How many projects an embedded database is filled with, or the address of a PostgreSQL database that has some. */
export type Content = number | string;

/** Runs this folder's site as `npm start` does, with a store and ports of its own. */
export function withOwnSite<Result>(
  content: Content,
  use: (site: MeasuredSite & { readonly pid: number }) => Promise<Result>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const [count, database] = typeof content === 'number' ? [content, ''] : [null, content];
  return withTemporaryFolder(async (folder) => {
    const data = `${folder}/data`;
    if (count !== null && count > demoProjects) {
      console.error(`Filling a database with ${count} projects …`);
      const target = { DATA_DIR: data, DATABASE_URL: '', PROJECTS: String(count) };
      const filling = npmCommand(['run', '--silent', 'fill-projects'], target, inWorkspace('backend'));
      if ((await filling.ended) !== 0) throw new Error(`The database could not be filled:\n${filling.output()}`);
    }
    const [port, apiPort] = [await freePort(), await freePort()];
    console.error(`Starting the site ${count === null ? 'on PostgreSQL' : `with ${count} projects`} …`);
    const start = iwanCommand(['start'], {
      PORT: String(port),
      API_PORT: String(apiPort),
      API_URL: '',
      DATABASE_URL: database,
      SITE_URL: '',
      RELEASES_DIR: `${folder}/releases`,
      DATA_DIR: data,
      TILES_URL: `${nobody}/{z}/{x}/{y}.png`,
      RATES_URL: nobody,
      ...variables,
    });
    const origin = `http://localhost:${port}`;
    try {
      await start.saying(/Iwan is ready/);
      return await use({ name: `${count ?? (await countProjects(origin))} projects`, origin, pid: start.pid });
    } finally {
      await start.stop();
    }
  });
}

async function countProjects(origin: string): Promise<number> {
  const http = createHttp({ baseUrl: origin, retries: 2, report: () => {} });
  return (await projectsApi(http).page({ page: 1, perPage: 1 })).total;
}
