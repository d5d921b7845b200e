import type { Match } from '@iwan/shared/paths/match';

/**
 * The only file of the shell that names remotes: which page and which slot belongs to whom. A page left to `shell` is
 * rendered by `shell/src/pages`; everything else is a module that a remote exposes under the given name.
 */
export type RemoteName = 'mfe-listings' | 'mfe-developers' | 'mfe-blog' | 'mfe-tools';

export interface RemoteModule {
  readonly remote: RemoteName;
  /** The name in the remote's `exposes`. */
  readonly module: string;
}

const listings = (module: string): RemoteModule => ({ remote: 'mfe-listings', module });
const developers = (module: string): RemoteModule => ({ remote: 'mfe-developers', module });
const blog = (module: string): RemoteModule => ({ remote: 'mfe-blog', module });
const tools = (module: string): RemoteModule => ({ remote: 'mfe-tools', module });

export type PageName = Extract<Match, { page: string }>['page'];

export const pages: Readonly<Record<PageName, RemoteModule | 'shell'>> = {
  home: 'shell',
  about: 'shell',
  'contact-us': 'shell',
  faq: 'shell',
  'privacy-policy': 'shell',
  'terms-and-condition': 'shell',

  properties: listings('./pages/properties'),
  'filter-property': listings('./pages/filter-property'),
  'filter-all-property': listings('./pages/filter-all-property'),
  listing: listings('./pages/listing'),
  'area-listing': listings('./pages/area-listing'),
  project: listings('./pages/project'),
  'trending-project': listings('./pages/project'),
  'project-by-id': listings('./pages/project-by-id'),
  compare: listings('./pages/compare'),
  map: listings('./pages/map'),

  developers: developers('./pages/developers'),
  developer: developers('./pages/developer'),
  agent: developers('./pages/agent'),
  'our-team': developers('./pages/our-team'),
  'video-gallery': developers('./pages/video-gallery'),

  blog: blog('./pages/blog'),
  article: blog('./pages/article'),

  career: tools('./pages/career'),
};

export const slots = {
  'hero-search': listings('./slots/hero-search'),
  'premier-listings': listings('./slots/premier-listings'),
  'fresh-finds': listings('./slots/fresh-finds'),
  'saved-dialog': listings('./slots/saved-dialog'),
  'agent-spotlight': developers('./slots/agent-spotlight'),
  'developers-carousel': developers('./slots/developers-carousel'),
  'calculator-dialog': tools('./slots/calculator-dialog'),
} as const satisfies Record<string, RemoteModule>;

export type SlotName = keyof typeof slots;

export const remoteNames: readonly RemoteName[] = ['mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools'];
