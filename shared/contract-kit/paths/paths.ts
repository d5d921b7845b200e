import { developerSlug, slugOrName } from '../../domain/text/slug';
import { type Query, withQuery } from './query';
import { encodeSegment } from './segment';

/** What of a project its URL is made from. */
export interface ProjectName {
  readonly name: string;
  readonly developer: { readonly name: string } | null;
}

const segment = (name: string): string => encodeSegment(slugOrName(name));

const developerSegment = ({ developer }: ProjectName): string => encodeSegment(developerSlug(developer));

/** First segments of `/{a}/{b}` that are not a developer (section 2). */
const reserved = new Set([
  'about',
  'agent-details',
  'agents',
  'blog',
  'blog-details',
  'calculator',
  'career',
  'compare',
  'developers',
  'developers-details',
  'locations',
  'map',
  'open-data',
  'our-team',
  'properties',
  'property-details',
  'video-gallery',
]);

/**
 * Every URL of the site, with a trailing slash where section 2 has one. `shell/src/remotes.ts` names their owners. Names are
 * passed as they are: the builders make the slugs.
 */
export const paths = {
  home: () => '/',
  about: () => '/about/',
  /** Tab, page and the like are in the URL, so that reload and Back return to the same cards. */
  properties: (query?: Query) => withQuery('/properties/', query),
  /** The search words and the order. */
  developers: (query?: Query) => withQuery('/developers/', query),
  /** `view`: the initial view, as `shared/domain/map/map-query` writes it. */
  map: (query?: Query) => withQuery('/map/', query),
  /** As in the header. */
  contactUs: () => '/contact-us/',
  /** As in the footer, which section 2 writes without the slash. */
  contactUsFooter: () => '/contact-us',
  career: () => '/career',
  /** The page of an opening, by its title. */
  opening: (title: string) => `/career/${segment(title)}`,
  faq: () => '/faq',
  privacyPolicy: () => '/privacy-policy',
  termsAndCondition: () => '/terms-and-condition',
  ourTeam: () => '/our-team',
  openData: () => '/open-data',
  openDataPrices: () => '/open-data/prices.csv',
  videoGallery: (query?: Query) => withQuery('/video-gallery', query),
  blog: () => '/blog',
  /** The Atom feed. */
  blogFeed: () => '/blog/feed.xml',
  article: (id: string) => `/blog-details/${encodeSegment(id)}`,
  compare: (query?: Query) => withQuery('/compare', query),
  /** Results of the advanced filter. */
  filterProperty: (query?: Query) => withQuery('/filter-property', query),
  /** Results of the hero search. */
  filterAllProperty: (query?: Query) => withQuery('/filter-all-property', query),
  /** All agents; section 2 redirects `/agents` itself to Home. */
  agents: (query?: Query) => withQuery('/our-team/agents', query),
  agent: (name: string) => `/agents/${segment(name)}/`,
  /** As in the developers carousel and in `other developers`. */
  developer: (name: string) => `/developers/${segment(name)}-properties/`,
  /** As in the list of the Developers page. */
  developerListed: (name: string) => `/${segment(name)}-properties/`,
  /** `id` in the query selects one of several projects that share the address. */
  project: (project: ProjectName, query?: Query) =>
    withQuery(`/${developerSegment(project)}-properties/${segment(project.name)}/`, query),
  /** As in the Most Trending carousel. A developer whose slug means another page gets the canonical path. */
  trendingProject: (project: ProjectName) =>
    reserved.has(developerSegment(project))
      ? paths.project(project)
      : `/${developerSegment(project)}/${segment(project.name)}/`,
  /** As on the result cards; redirects to the project's canonical path. */
  projectById: (id: string) => `/property-details/${encodeSegment(id)}`,
  area: (slug: string) => `/locations/${encodeSegment(slug)}`,
  trendingSearch: (slug: string) => `/${encodeSegment(slug)}`,
} as const;
