import { expect, test } from '../support/processes/own-site';
import { putReleasesOfContract2 } from '../support/processes/recorded-releases';
import { smokeVisit } from '../support/smoke-visit';

const listings = ['mfe-listings'];
const others = ['mfe-developers', 'mfe-blog', 'mfe-tools'];

for (const [name, remotes, tag] of [
  ['all four remotes', [...listings, ...others], ' @ci'],
  ['mfe-listings alone', listings, ' @deep'],
  ['all remotes but mfe-listings', others, ' @deep'],
] as const) {
  test(`the shell serves releases of contract 2: ${name}${tag}`, async ({ page, ownSite, guard }) => {
    // The recording does not include their pictures.
    guard.expectConsole(/\/assets\/[\w-]+/);
    await putReleasesOfContract2(ownSite.store, remotes);
    const server = await ownSite.start();
    await smokeVisit(page);
    expect(server.output()).not.toContain('refused');
  });
}
