import { expect, test } from '../support/own-site';
import { putReleasesOfContract1 } from '../support/recorded-releases';
import { smokeVisit } from '../support/smoke-visit';

const listings = ['mfe-listings'];
const others = ['mfe-developers', 'mfe-blog', 'mfe-tools'];

for (const [name, remotes] of [
  ['all four remotes', [...listings, ...others]],
  ['mfe-listings alone', listings],
  ['all remotes but mfe-listings', others],
] as const) {
  test(`the shell serves releases of contract 1: ${name} @deep`, async ({ page, ownSite, guard }) => {
    // Its singletons had no versions of their own.
    guard.expectConsole(/^console warning: \[ Federation Runtime \].*does not satisfy the requirement/);
    // Their pictures were not recorded.
    guard.expectConsole(/\/assets\/base-map/);
    await putReleasesOfContract1(ownSite.store, remotes);
    const server = await ownSite.start();
    await smokeVisit(page);
    expect(server.output()).not.toContain('refused');
  });
}
