import { providePlainSite } from '../testing/plain-site';
import { redeclare, requestedForTeam, team } from '../testing/requested-for-team';

const site = providePlainSite();

test('a response that its release declares without cache times is not cached for other pages', async () => {
  await site.stop();
  await redeclare(site, 'mfe-developers', (calls) =>
    calls.map(({ keep, ...call }) => (call.path === team ? call : { ...call, ...(keep && { keep }) })),
  );
  expect(await requestedForTeam(site)).toBe(2);
  expect(site.output()).not.toContain('differently');
});
