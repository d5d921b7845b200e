import { serverFaults } from '../../support/faults/faults';
import {
  expectPageLostAlone,
  expectPartsLostAlone,
  faultsOfEveryRun,
  furtherFaults,
  publishBroken,
  replacedInRoute,
} from '../testing/broken-modules';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

test.each(faultsOfEveryRun)(
  "a page, a part of Home and a part of another team's page whose server side $what affect no others",
  (fault) => expectPartsLostAlone(site, fault),
);

test('each fault is tested, in every run or by the deep tests', () => {
  expect(faultsOfEveryRun).toHaveLength(3);
  expect([...faultsOfEveryRun, ...furtherFaults]).toHaveLength(serverFaults.length);
});

test('a redirect of a page is followed within the site, and not to another site', async () => {
  const redirect = "loader: ({ query }) => ({ to: query.get('to') }), redirect: ({ to }) => ({ to, permanent: false })";
  await publishBroken(site, ['./pages/properties'], replacedInRoute(redirect));
  const responseFor = async (to: string) => {
    const address = `${site.origin}/properties/?${new URLSearchParams({ to })}`;
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    return { status, location: headers.get('location') };
  };
  expect(await responseFor('/blog-details/дом')).toEqual({
    status: 302,
    location: '/blog-details/%D0%B4%D0%BE%D0%BC',
  });
  expect(await responseFor('//evil.example/')).toEqual({ status: 503, location: null });
});

test('a page whose module has no head affects that page only', () =>
  expectPageLostAlone(site, replacedInRoute('head: () => null')));

test('a page whose module is neither a page nor a slot affects that page only', () =>
  expectPageLostAlone(site, 'module.exports = { route: {} };', true));
