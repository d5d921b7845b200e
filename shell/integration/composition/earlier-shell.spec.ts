import { pointedShell } from '@iwan/tooling/release/shell/stored-shell';
import { templateStore } from '../support/processes/store';
import { smokeVisit } from '../support/smoke-visit';
import { expect, test } from '../support/test-with-deployed-site';

test.describe.configure({ timeout: 60_000 });

test.use({ firstShell: 'of contract 2' });

test('the current remotes run in the shell of contract 2', { tag: '@deep' }, async ({ page, deployedSite, guard }) => {
  // The recording does not include its pictures.
  guard.expectConsole(/\/shell\/assets\/[\w-]+\.\w+\.(avif|webp)/);
  // It preloads without hashes the files that the remotes' own code requests with hashes: those are fetched twice.
  guard.expectConsole(/is found, but is not used due to an integrity mismatch/);
  await smokeVisit(page);
  expect(await pointedShell(deployedSite.store)).not.toBe(await pointedShell(templateStore()));
  // The pages of the links in mails belong to that shell: it has granted their addresses to no remote.
  const refusals = deployedSite.start
    .output()
    .split('\n')
    .filter((line) => line.includes('refused'));
  expect(refusals.filter((line) => !line.includes('the address /search-alerts'))).toEqual([]);
});
