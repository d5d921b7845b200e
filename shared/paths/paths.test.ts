import fc from 'fast-check';
import { areas } from './areas';
import { matchPath } from './match';
import { paths } from './paths';
import { toSlug } from './slug';
import { trendingSearches } from './trending-searches';

const project = { name: 'Harbour Gate', developer: { name: "Marensand & Fils'" } };

test.each([
  [paths.home(), '/'],
  [paths.about(), '/about/'],
  [paths.properties(), '/properties/'],
  [paths.properties({ tab: 'Off Plan', page: 2 }), '/properties/?tab=Off+Plan&page=2'],
  [paths.developers(), '/developers/'],
  [paths.map(), '/map/'],
  [paths.contactUs(), '/contact-us/'],
  [paths.contactUsFooter(), '/contact-us'],
  [paths.career(), '/career'],
  [paths.faq(), '/faq'],
  [paths.privacyPolicy(), '/privacy-policy'],
  [paths.termsAndCondition(), '/terms-and-condition'],
  [paths.ourTeam(), '/our-team'],
  [paths.videoGallery({ page: undefined }), '/video-gallery'],
  [paths.blog(), '/blog'],
  [paths.article('a/b c'), '/blog-details/a%2Fb%20c'],
  [paths.compare({ id: ['1', '2'] }), '/compare?id=1&id=2'],
  [paths.filterProperty({ amenity: [] }), '/filter-property'],
  [paths.filterAllProperty({ location: ['Al Barsha'] }), '/filter-all-property?location=Al+Barsha'],
  [paths.agent('Layla Haddad'), '/agents/layla-haddad/'],
  [paths.developer('Marensand Developments'), '/developers/marensand-developments-properties/'],
  [paths.developerListed('Marensand Developments'), '/marensand-developments-properties/'],
  [paths.project(project), '/marensand-fils-properties/harbour-gate/'],
  [paths.project({ name: 'Harbour Gate', developer: null }), '/independent-properties/harbour-gate/'],
  [paths.trendingProject(project), '/marensand-fils/harbour-gate/'],
  [paths.projectById('7'), '/property-details/7'],
  [paths.area('dubai-marina'), '/locations/dubai-marina'],
  [paths.trendingSearch('1.5bhk-in-dubai'), '/1.5bhk-in-dubai'],
])('builds %p', (built, expected) => {
  expect(built).toBe(expected);
});

const name = fc.string({ unit: 'binary', minLength: 1 });
const slugged = name.filter((one) => toSlug(one) !== '');

test('every path of a project leads to a page of that project, whatever it and its developer are called', () => {
  fc.assert(
    fc.property(slugged, slugged, (own, developer) => {
      const made = { name: own, developer: { name: developer } };
      expect(matchPath(paths.project(made))).toEqual({
        page: 'project',
        params: { developer: toSlug(developer), project: toSlug(own) },
      });
      expect(matchPath(paths.trendingProject(made))).toMatchObject({ params: { project: toSlug(own) } });
    }),
  );
});

test.each(['Agents', 'Locations', 'Properties', 'Blog details'])(
  'a trending project of a developer called %p is not taken for another page',
  (developer) => {
    const made = { name: 'Harbour Gate', developer: { name: developer } };
    expect(matchPath(paths.trendingProject(made))).toMatchObject({
      page: 'project',
      params: { project: 'harbour-gate' },
    });
  },
);

test('names without a letter, and half characters, still make a link that leads back', () => {
  fc.assert(
    fc.property(fc.oneof(name, fc.constantFrom('!!!', '?#&', '\ud800', ' ')), (any) => {
      expect(matchPath(paths.agent(any))).toMatchObject({ page: 'agent' });
      expect(matchPath(paths.developer(any))).toMatchObject({ page: 'developer' });
      expect(matchPath(paths.article(any))).toMatchObject({ page: 'article' });
    }),
  );
  expect(matchPath(paths.agent('!!!'))).toEqual({ page: 'agent', params: { agent: '!!!' } });
});

test('the ten areas and the nine trending searches lead to their listings', () => {
  expect(areas).toHaveLength(10);
  for (const { name: area, slug } of areas) {
    expect(slug).toBe(toSlug(area));
    expect(matchPath(paths.area(slug))).toEqual({ page: 'area-listing', params: { location: slug } });
  }
  expect(trendingSearches).toHaveLength(9);
  for (const { slug } of trendingSearches) {
    expect(matchPath(paths.trendingSearch(slug))).toEqual({ page: 'listing', params: { location: slug } });
  }
});
