import { catchAllRows, fixedRows } from '../remotes';
import { composed } from '../testing/whole-composition';
import { matchRoute } from './match-route';

const site = composed();

/** The expected target of a path, as written in the table below. */
function meant(path: string): unknown {
  const match = matchRoute(site, path);
  if (match === null) return null;
  const { name, target } = match.route;
  if (target.kind === 'redirect') return { redirect: target.to };
  return target.kind === 'unknown' ? null : { page: name, params: match.params };
}

const redirect = { redirect: '/' };

/** Every row of the route table of section 2. */
const table: readonly [path: string, meant: unknown][] = [
  ['/', { page: 'home', params: {} }],
  ['', { page: 'home', params: {} }],
  ['/about', { page: 'about', params: {} }],
  ['/properties', { page: 'properties', params: {} }],
  ['/developers', { page: 'developers', params: {} }],
  ['/map', { page: 'map', params: {} }],
  ['/contact-us', { page: 'contact-us', params: {} }],
  ['/video-gallery', { page: 'video-gallery', params: {} }],
  ['/our-team', { page: 'our-team', params: {} }],
  ['/blog', { page: 'blog', params: {} }],
  ['/compare', { page: 'compare', params: {} }],
  ['/career', { page: 'career', params: {} }],
  ['/privacy-policy', { page: 'privacy-policy', params: {} }],
  ['/terms-and-condition', { page: 'terms-and-condition', params: {} }],
  ['/faq', { page: 'faq', params: {} }],
  ['/filter-property', { page: 'filter-property', params: {} }],
  ['/filter-all-property', { page: 'filter-all-property', params: {} }],
  ['/blog-details/12', { page: 'article', params: { id: '12' } }],
  ['/agents/layla-haddad', { page: 'agent', params: { agent: 'layla-haddad' } }],
  ['/marensand-developments-properties', { page: 'developer', params: { developer: 'marensand-developments' } }],
  [
    '/developers/marensand-developments-properties',
    { page: 'developer', params: { developer: 'marensand-developments' } },
  ],
  [
    '/marensand-properties/harbour-gate',
    { page: 'project', params: { developer: 'marensand', project: 'harbour-gate' } },
  ],
  [
    '/marensand/harbour-gate',
    { page: 'trending-project', params: { developer: 'marensand', project: 'harbour-gate' } },
  ],
  ['/villa-to-buy-in-dubai', { page: 'listing', params: { location: 'villa-to-buy-in-dubai' } }],
  ['/1.5bhk-in-dubai', { page: 'listing', params: { location: '1.5bhk-in-dubai' } }],
  ['/locations/dubai-marina', { page: 'area-listing', params: { location: 'dubai-marina' } }],
  [
    '/locations/jumeirah-village-circle-(jvc)',
    { page: 'area-listing', params: { location: 'jumeirah-village-circle-(jvc)' } },
  ],
  ['/about/7', redirect],
  ['/properties/7', redirect],
  ['/developers-details/7', redirect],
  ['/developers/marensand-properties/7', redirect],
  ['/agent-details/7', redirect],
  ['/agent-details', redirect],
  ['/agents', redirect],
  ['/property-details/7', { page: 'project-by-id', params: { id: '7' } }],
];

test.each(table)('%p matches its page', (path, expected) => {
  expect(meant(path)).toEqual(expected);
});

test.each(table.filter(([path]) => path.length > 1))('%p may have a trailing slash', (path, expected) => {
  expect(meant(`${path}/`)).toEqual(expected);
});

test.each(table.filter(([path]) => path !== ''))('%p is the same page in Arabic', (path, expected) => {
  expect(meant(`/ar${path}`)).toEqual(expected);
});

test('the table above has every row that the shell grants', () => {
  const found = new Set(table.map(([path]) => matchRoute(site, path)?.route.path));
  expect(found.size).toBe(fixedRows.length + catchAllRows.length);
});

test.each([
  ['/Contact-Us', { page: 'contact-us', params: {} }],
  ['/LOCATIONS/dubai-marina', { page: 'area-listing', params: { location: 'dubai-marina' } }],
  ['/-properties', { page: 'listing', params: { location: '-properties' } }],
  ['/developers/unknown', { page: 'trending-project', params: { developer: 'developers', project: 'unknown' } }],
  ['/constructor', { page: 'listing', params: { location: 'constructor' } }],
  ['/__proto__', { page: 'listing', params: { location: '__proto__' } }],
  ['/blog-details/a%2Fb%20c', { page: 'article', params: { id: 'a/b c' } }],
  ['/agents/%D9%84%D9%8A%D9%84%D9%89', { page: 'agent', params: { agent: 'ليلى' } }],
])('reads %p as what a visitor meant', (path, expected) => {
  expect(meant(path)).toEqual(expected);
});

test.each([
  '/a/b/c',
  '/developers/marensand/7',
  '/developers/marensand-properties/7/8',
  '/%',
  '/agents/%E0%A4%A',
  '//',
  '/agents//',
  '/locations//dubai-marina',
  '/%zz/x',
  '/blog/7',
  '/map/7/',
])('shows Home as not found for %p', (path) => {
  expect(meant(path)).toBeNull();
});
