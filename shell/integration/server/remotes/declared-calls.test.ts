import { eventually } from '../../support/eventually';
import { providePlainSite } from '../testing/plain-site';
import { redeclare, requestedForTeam, team } from '../testing/requested-for-team';

// The deep tests have further declarations; which cache times apply is a unit test (calls/call-table.test.ts).
const site = providePlainSite();

test('a response is cached as long as the calling release declares', async () => {
  expect(await requestedForTeam(site)).toBe(1);
});

test('of two releases that declare a call differently the shorter cache time applies, and is logged @ci', async () => {
  await site.stop();
  await redeclare(site, 'mfe-tools', (calls) => [...calls, { method: 'GET', path: team }]);
  expect(await requestedForTeam(site)).toBe(2);
  const line = `mfe-developers and mfe-tools declare GET ${team} differently: it is not kept, which is the shorter of both.`;
  await eventually(() => expect(site.output()).toContain(line));
});
