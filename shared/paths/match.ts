import { decodeSegment } from './segment';

/** Pages that have a path of their own and no parameter, by their path in section 2. */
const fixedPages = {
  about: 'about',
  properties: 'properties',
  developers: 'developers',
  map: 'map',
  'contact-us': 'contact-us',
  'video-gallery': 'video-gallery',
  'our-team': 'our-team',
  blog: 'blog',
  compare: 'compare',
  career: 'career',
  'privacy-policy': 'privacy-policy',
  'terms-and-condition': 'terms-and-condition',
  faq: 'faq',
  'filter-property': 'filter-property',
  'filter-all-property': 'filter-all-property',
} as const;

export type FixedPage = (typeof fixedPages)[keyof typeof fixedPages];

/** Parameters are decoded slugs or ids, as they stand in the URL: hyphens are still hyphens. */
export type Match =
  /** `unknown`: the path belongs to no page; Home is shown with status 404. */
  | { readonly page: 'home'; readonly params: Record<never, string>; readonly unknown: boolean }
  | { readonly page: FixedPage; readonly params: Record<never, string> }
  | { readonly page: 'article'; readonly params: { readonly id: string } }
  | { readonly page: 'agent'; readonly params: { readonly agent: string } }
  | { readonly page: 'developer'; readonly params: { readonly developer: string } }
  | { readonly page: 'project'; readonly params: { readonly developer: string; readonly project: string } }
  | { readonly page: 'trending-project'; readonly params: { readonly developer: string; readonly project: string } }
  /** A known id goes on to the project's canonical path, any other to Home: only the backend knows which. */
  | { readonly page: 'project-by-id'; readonly params: { readonly id: string } }
  | { readonly page: 'listing'; readonly params: { readonly location: string } }
  | { readonly page: 'area-listing'; readonly params: { readonly location: string } }
  | { readonly redirect: '/'; readonly permanent: boolean };

const home = (unknown: boolean): Match => ({ page: 'home', params: {}, unknown });
const toHome: Match = { redirect: '/', permanent: true };

/**
 * The page that a path means, in the order of the route table (section 2). Takes the path alone, still encoded; a
 * trailing slash makes no difference, nor does the case of a fixed word. Never throws.
 */
export function matchPath(pathname: string): Match {
  if (pathname === '' || pathname === '/') return home(false);
  const path = pathname.replace(/^\//, '').replace(/\/$/, '');
  const segments: string[] = [];
  for (const encoded of path.split('/')) {
    const segment = decodeSegment(encoded);
    if (!segment) return home(true);
    segments.push(segment);
  }
  const [first = '', second, third] = segments;
  if (third !== undefined) return matchThree(first, second ?? '', segments.length);
  return second === undefined ? matchOne(first) : matchTwo(first, second);
}

function matchOne(segment: string): Match {
  const word = segment.toLowerCase();
  if (isFixed(word)) return { page: fixedPages[word], params: {} };
  if (word === 'agents' || word === 'agent-details') return toHome;
  const developer = beforeSuffix(segment);
  if (developer) return { page: 'developer', params: { developer } };
  return { page: 'listing', params: { location: segment } };
}

function matchTwo(first: string, second: string): Match {
  switch (first.toLowerCase()) {
    case 'about':
    case 'properties':
    case 'developers-details':
    case 'agent-details':
      return toHome;
    case 'property-details':
      return { page: 'project-by-id', params: { id: second } };
    case 'locations':
      return { page: 'area-listing', params: { location: second } };
    case 'agents':
      return { page: 'agent', params: { agent: second } };
    case 'blog-details':
      return { page: 'article', params: { id: second } };
    case 'developers': {
      const developer = beforeSuffix(second);
      if (developer) return { page: 'developer', params: { developer } };
    }
  }
  const developer = beforeSuffix(first);
  return developer
    ? { page: 'project', params: { developer, project: second } }
    : { page: 'trending-project', params: { developer: first, project: second } };
}

function matchThree(first: string, second: string, length: number): Match {
  const isDeveloper = first.toLowerCase() === 'developers' && beforeSuffix(second) !== null;
  return length === 3 && isDeveloper ? toHome : home(true);
}

function isFixed(word: string): word is keyof typeof fixedPages {
  return Object.hasOwn(fixedPages, word);
}

/** `marensand-properties` => `marensand`; the router has no partial segments. */
function beforeSuffix(segment: string): string | null {
  return /^(.+)-properties$/is.exec(segment)?.[1] ?? null;
}
