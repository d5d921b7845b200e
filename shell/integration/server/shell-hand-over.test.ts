import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { pointedShell } from '@iwan/tooling/release/stored-shell';
import { constantLoad } from '../support/constant-load';
import { builtHeading, type DeployedSite, withDeployedSite } from '../support/deployed-site';
import { expectWords } from '../support/expect-words';
import { rollbackCommand } from '../support/running-command';
import { prependToShellServer, publishAlteredShell } from '../support/store';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());

const withSite = (use: (site: DeployedSite) => Promise<void>) =>
  withDeployedSite({ backendUrl: backend.url, firstShell: 'built' }, use);

const mainScript = async (site: DeployedSite) => /\/shell\/main\.[\w.]+\.js/.exec(await site.home())?.[0] ?? '';

test('deployments and rollbacks under 200 requests a second lose none of them, and no broken shell takes over', async () => {
  await withSite(async (site) => {
    const paths = ['/healthz', await mainScript(site), '/composition.json', '/blog'];
    const load = constantLoad(site.origin, 200, paths);
    // Also where an expectation fails: a load that goes on keeps the tests from ending.
    await deployAndRollBack(site).catch(async (problem) => {
      await load.stop();
      throw problem;
    });
    const { asked, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(400);
  });
});

async function deployAndRollBack(site: DeployedSite): Promise<void> {
  await site.deploy('A second door');
  expectWords(await site.home(), ['A second door']);

  await publishAlteredShell(site.store, (dist) =>
    prependToShellServer(dist, "throw new Error('broken at the start');"),
  );
  await site.start.saying(/The site ended \(exit code 1\)\. The site goes on with the shell \w+\./);
  expectWords(await site.home(), ['A second door']);

  // From the broken one, which does not run, to the one that does, and on to the one before.
  const rollback = async () => {
    const command = rollbackCommand('shell', { RELEASES_DIR: site.store });
    return { code: await command.ended, said: command.output().trim() };
  };
  expect((await rollback()).code).toBe(0);
  expectWords(await site.home(), ['A second door']);
  await site.rollBack();
  expectWords(await site.home(), [builtHeading]);
  expect(await rollback()).toEqual({ code: 1, said: 'There is no earlier release of shell to go back to.' });
}

test('a script of the shell that is not what was published is not served, in neither of its forms', async () => {
  await withSite(async (site) => {
    const script = await mainScript(site);
    const status = async (encoding: string) =>
      (await fetch(site.origin + script, { headers: { 'accept-encoding': encoding } })).status;
    expect(await status('br')).toBe(200);
    const version = await pointedShell(site.store);
    const folder = join(site.store, 'shell', version ?? '', 'browser');
    await writeFile(join(folder, `${script.replace('/shell/', '')}.br`), 'altered');
    expect(await status('br')).toBe(404);
    expect(await status('identity')).toBe(404);
  });
});
