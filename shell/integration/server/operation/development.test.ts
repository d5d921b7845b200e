import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { freePort } from '@iwan/tooling/free-port';
import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';
import { eventually } from '../../support/eventually';
import { iwanCommand } from '../../support/processes/running-command';
import { withTemporaryFolder } from '../../support/processes/temporary-folder';

/** What a release of a remote is made from, and which is live in the store of `npm start`. */
const released = () =>
  Promise.all(
    [inWorkspace('mfe-tools', 'dist', '.built-from'), `${repositoryRoot}/.releases/mfe-tools/current.json`].map(
      (file) => readFile(file, 'utf8').catch(() => null),
    ),
  );

test('npm run dev of one remote serves the site and its office to this machine alone, and changes neither dist nor the store of npm start @ci', async () => {
  await withTemporaryFolder(async (folder) => {
    const before = await released();
    const [port, officePort, apiPort] = [await freePort(), await freePort(), await freePort()];
    const development = iwanCommand(['dev', 'mfe-tools'], {
      ...{ PORT: String(port), OFFICE_PORT: String(officePort), API_PORT: String(apiPort), API_URL: '' },
      DATA_DIR: `${folder}/data`,
    });
    try {
      await development.saying(/Iwan is ready for development/);
      const page = async (address: string) => {
        const response = await fetch(address);
        return [response.status, await response.text()];
      };
      // Of a remote in development, of one that is not, and the office with the screens of the first.
      // On a busy machine the code of the remote may load more slowly than the first page waits for it.
      const shows = (path: string, text: string) =>
        eventually(
          async () =>
            expect(await page(`http://localhost:${port}${path}`)).toEqual([200, expect.stringContaining(text)]),
          { timeout: 60_000, interval: 1000 },
        );
      await shows('/career', 'Work with us');
      await shows('/properties/', '/remotes/mfe-l');
      expect(await page(`http://localhost:${officePort}/office`)).toEqual([
        200,
        expect.stringContaining('/remotes/mfe-tools/office/remoteEntry.js'),
      ]);
      expect((await page(`http://localhost:${officePort}/remotes/mfe-tools/office/remoteEntry.js`))[0]).toBe(200);
      const outside = Object.values(networkInterfaces())
        .flat()
        .find((each) => each?.family === 'IPv4' && !each.internal);
      for (const one of outside ? [port, officePort] : []) {
        await expect(fetch(`http://${outside?.address}:${one}/`)).rejects.toThrow('fetch failed');
      }
    } finally {
      await development.stop();
    }
    expect(await released()).toEqual(before);
  });
}, 600_000);
