import { areas } from '../../domain/areas/areas';
import { toSlug } from '../../domain/text/slug';
import { paths } from './paths';
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

test('the areas of the footer and the trending searches are those of section 2', () => {
  expect(areas).toHaveLength(10);
  for (const { name: area, slug } of areas) expect(slug).toBe(toSlug(area));
  expect(trendingSearches).toHaveLength(9);
});
