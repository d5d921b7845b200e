import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { freePort } from '@iwan/tooling/free-port';
import { eventually } from '../eventually';
import { endedWell, iwanCommand, type RunningCommand } from './running-command';
import { publishAlteredShell, replaceText, templateStore } from './store';
import { withTemporaryFolder } from './temporary-folder';

/** The text of Home's first heading in the built shell. */
export const builtHeading = 'Dubai, through the right door';

/** A site for one test that runs like `npm start`, with a store of its own to deploy shells into. */
export interface DeployedSite {
  readonly origin: string;
  readonly store: string;
  readonly start: RunningCommand;
  /** The HTML of Home on a new connection: on an open one the previous shell responds once more. */
  home(): Promise<string>;
  /** Deploys a shell whose Home has another heading; resolves when the site runs it. Returns its version. */
  deploy(heading: string): Promise<string>;
  /** Rolls the shell back; resolves when the site runs the earlier one. */
  rollBack(): Promise<string>;
}

interface Options {
  readonly backendUrl: string;
}

/** Starts such a site, calls `use` with it, and stops it afterwards. */
export async function withDeployedSite(
  { backendUrl }: Options,
  use: (site: DeployedSite) => Promise<void>,
): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const port = await freePort();
    const store = join(folder, 'releases');
    await copyFolder(templateStore(), store);
    const start = iwanCommand(['start'], {
      PORT: String(port),
      API_URL: backendUrl,
      TILES_URL: `${backendUrl}/media/tiles/{z}/{x}/{y}.png`,
      RELEASES_DIR: store,
      DATA_DIR: join(folder, 'data'),
    });
    const origin = `http://localhost:${port}`;
    const taken = async (publish: () => Promise<string>): Promise<string> => {
      const before = start.output().length;
      const version = await publish();
      await eventually(
        () => {
          const output = start.output().slice(before);
          if (!output.includes(`The site runs the shell ${version} now.`)) throw new Error(`It only said: ${output}`);
        },
        { timeout: 30_000 },
      );
      return version;
    };
    try {
      await start.saying(/Iwan is ready/);
      await use({
        origin,
        store,
        start,
        home: async () => (await fetch(origin, { headers: { connection: 'close' } })).text(),
        deploy: (heading) =>
          taken(async () => {
            const alter = (dist: string) => replaceText(dist, builtHeading, heading);
            return (await publishAlteredShell(store, alter)).version;
          }),
        rollBack: () =>
          taken(async () => {
            const rollback = iwanCommand(['change-live', 'rollback', 'shell'], { RELEASES_DIR: store });
            return /^shell is back at (\w+)\.$/m.exec(await endedWell(rollback))?.[1] ?? '';
          }),
      });
    } finally {
      await start.stop();
    }
  });
}
