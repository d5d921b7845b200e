import { freePort } from '@iwan/tooling/free-port';
import { inWorkspace } from '@iwan/tooling/workspace';
import { npmRunIn, startCommand } from '../integration/support/processes/running-command';
import { withTemporaryFolder } from '../integration/support/processes/temporary-folder';
import type { BenchOptions } from './options';

/** A measured site. */
export interface MeasuredSite {
  /** The title of its column. */
  readonly name: string;
  readonly origin: string;
}

/** How many projects a fresh database has. */
export const demoProjects = 60;

/** Nothing listens there: services that a measurement must not depend on are unreachable. */
const nobody = 'http://127.0.0.1:9';

/** Passes the requested sites to `use`, all running. Those of our own are stopped at its end. */
export async function withSites<Result>(
  { url, against, projects }: Pick<BenchOptions, 'url' | 'against' | 'projects'>,
  use: (sites: readonly MeasuredSite[]) => Promise<Result>,
): Promise<Result> {
  const others = against === null ? [] : [{ name: `against ${new URL(against).host}`, origin: against }];
  if (url !== null) return use([{ name: new URL(url).host, origin: url }, ...others]);
  const startNext = async (counts: readonly number[], started: readonly MeasuredSite[]): Promise<Result> => {
    const [count, ...rest] = counts;
    if (count === undefined) return use([...started, ...others]);
    return withOwnSite(count, (site) => startNext(rest, [...started, site]));
  };
  return startNext(projects, []);
}

/** Runs this folder's site as `npm start` does, with a number of projects, and a store and ports of its own. */
export function withOwnSite<Result>(projects: number, use: (site: MeasuredSite) => Promise<Result>): Promise<Result> {
  return withTemporaryFolder(async (folder) => {
    const data = `${folder}/data`;
    const name = `${projects} projects`;
    if (projects > demoProjects) {
      console.error(`Filling a database with ${name} …`);
      const variables = { DATA_DIR: data, DATABASE_URL: '', PROJECTS: String(projects) };
      const filling = npmRunIn(inWorkspace('backend'), 'fill-projects', variables);
      if ((await filling.ended) !== 0) throw new Error(`The database could not be filled:\n${filling.output()}`);
    }
    const [port, apiPort] = [await freePort(), await freePort()];
    console.error(`Starting the site with ${name} …`);
    const start = startCommand({
      PORT: String(port),
      API_PORT: String(apiPort),
      API_URL: '',
      DATABASE_URL: '',
      SITE_URL: '',
      RELEASES_DIR: `${folder}/releases`,
      DATA_DIR: data,
      TILES_URL: `${nobody}/{z}/{x}/{y}.png`,
      RATES_URL: nobody,
    });
    try {
      await start.saying(/Iwan is ready/);
      return await use({ name, origin: `http://localhost:${port}` });
    } finally {
      await start.stop();
    }
  });
}
