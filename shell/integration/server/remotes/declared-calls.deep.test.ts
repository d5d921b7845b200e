import { putReleasesOfContract2 } from '../../support/processes/recorded-releases';
import { askedForTeam, redeclare, team } from '../testing/asked-for-team';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

test('an answer that its release declares without a keeping is kept for no other page', async () => {
  await site.stop();
  await redeclare(site, 'mfe-developers', (calls) =>
    calls.map(({ keep, ...call }) => (call.path === team ? call : { ...call, ...(keep && { keep }) })),
  );
  expect(await askedForTeam(site)).toBe(2);
  expect(site.said()).not.toContain('differently');
});

test('an answer that a release of contract 2 asks for, which declares no calls, is kept as it was', async () => {
  await site.stop();
  await putReleasesOfContract2(site.store, ['mfe-developers']);
  expect(await askedForTeam(site)).toBe(1);
  expect(site.said()).not.toContain('differently');
});
