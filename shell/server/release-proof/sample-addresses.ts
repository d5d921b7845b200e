import { paths } from '@iwan/shared/paths/paths';
import type { PageName } from '../../src/remotes';

const project = { name: 'Harbour Gate', developer: { name: 'Marensand Developments' } };

/** An address of each page for which the recorded records hold something. */
export const sampleAddresses: Readonly<Record<PageName, string>> = {
  home: paths.home(),
  about: paths.about(),
  'contact-us': paths.contactUs(),
  faq: paths.faq(),
  'privacy-policy': paths.privacyPolicy(),
  'terms-and-condition': paths.termsAndCondition(),
  properties: paths.properties(),
  'filter-property': paths.filterProperty(),
  'filter-all-property': paths.filterAllProperty(),
  listing: paths.trendingSearch('apt-for-sale-in-dubai'),
  'area-listing': paths.area('dubai-marina'),
  project: paths.project(project),
  'trending-project': paths.trendingProject(project),
  'project-by-id': paths.projectById('11'),
  compare: paths.compare({ projects: '11' }),
  map: paths.map(),
  developers: paths.developers(),
  developer: paths.developer(project.developer.name),
  agent: paths.agent('Layla Haddad'),
  'our-team': paths.ourTeam(),
  'video-gallery': paths.videoGallery(),
  blog: paths.blog(),
  article: paths.article('1'),
  career: paths.career(),
};
