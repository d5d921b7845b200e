/**
 * The only file of the shell that names remotes: the addresses, slots and dialogs granted to each. A remote declares in its
 * releases how it uses its grants; the shell composes the site of the live ones (`composition/`). Further remotes are granted
 * prefixes in the store, by `npm run grant`.
 */

/** A row of section 2's table: a page, by its name in the specification, and its owner. */
export interface PageRow {
  readonly name: string;
  /**
   * Words and parameters between slashes: `/blog`, `/:developer-properties/:project`. A trailing slash and the case of a word
   * do not matter.
   */
  readonly pattern: string;
  /** `shell`: its component is in `shell/src/pages`. */
  readonly owner: 'shell' | RemoteName;
}

/** A removed address: section 2 redirects it, permanently. */
export interface RedirectRow {
  readonly pattern: string;
  readonly redirect: string;
}

export type Row = PageRow | RedirectRow;

export const remoteNames = ['mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools'] as const;
export type RemoteName = (typeof remoteNames)[number];

const page = (name: string, pattern: string, owner: PageRow['owner']): PageRow => ({ name, pattern, owner });
const toHome = (pattern: string): RedirectRow => ({ pattern, redirect: '/' });

/** The rows with a fixed segment, in the order of the table. They come first. */
export const fixedRows: readonly Row[] = [
  page('home', '/', 'shell'),
  page('about', '/about', 'shell'),
  page('properties', '/properties', 'mfe-listings'),
  page('developers', '/developers', 'mfe-developers'),
  page('map', '/map', 'mfe-listings'),
  page('contact-us', '/contact-us', 'shell'),
  page('video-gallery', '/video-gallery', 'mfe-developers'),
  page('our-team', '/our-team', 'mfe-developers'),
  page('blog', '/blog', 'mfe-blog'),
  page('compare', '/compare', 'mfe-listings'),
  page('career', '/career', 'mfe-tools'),
  page('privacy-policy', '/privacy-policy', 'shell'),
  page('terms-and-condition', '/terms-and-condition', 'shell'),
  page('faq', '/faq', 'shell'),
  page('filter-property', '/filter-property', 'mfe-listings'),
  page('filter-all-property', '/filter-all-property', 'mfe-listings'),
  page('project-by-id', '/property-details/:id', 'mfe-listings'),
  page('area-listing', '/locations/:location', 'mfe-listings'),
  page('agent', '/agents/:agent', 'mfe-developers'),
  page('article', '/blog-details/:id', 'mfe-blog'),
  page('developer', '/developers/:developer-properties', 'mfe-developers'),
  toHome('/agents'),
  toHome('/agent-details'),
  toHome('/about/:rest'),
  toHome('/properties/:rest'),
  toHome('/developers-details/:rest'),
  toHome('/agent-details/:rest'),
  toHome('/developers/:developer-properties/:rest'),
];

/** The rows that match any segment, in the order of the table. They come last. */
export const catchAllRows: readonly PageRow[] = [
  page('developer', '/:developer-properties', 'mfe-developers'),
  page('listing', '/:location', 'mfe-listings'),
  page('project', '/:developer-properties/:project', 'mfe-listings'),
  page('trending-project', '/:developer/:project', 'mfe-listings'),
];

/** The addresses below these are their remote's: its pages there come before the catch-alls. */
export const grantedPrefixes: Readonly<Record<RemoteName, readonly string[]>> = {
  'mfe-listings': ['/locations', '/compare', '/map', '/search-alerts', '/open-data', '/shortlist'],
  'mfe-developers': ['/agents', '/our-team', '/video-gallery'],
  'mfe-blog': ['/blog', '/blog-details'],
  'mfe-tools': ['/career', '/calculator', '/rates'],
};

/** The addresses below these in the office are their remote's (contract 3.1). */
export const grantedOfficePrefixes: Readonly<Record<RemoteName, readonly string[]>> = {
  'mfe-listings': ['/office/projects', '/office/areas', '/office/sales'],
  'mfe-developers': ['/office/developers', '/office/agents', '/office/team', '/office/videos', '/office/reviews'],
  'mfe-blog': ['/office/articles', '/office/comments'],
  'mfe-tools': ['/office/openings'],
};

/** A screen of the office that is the shell's own, in `shell/office/screens`. */
export interface OfficeRow {
  readonly name: OfficeScreen;
  readonly pattern: string;
  /** Its place in the menu, ascending; missing where another screen links to it. */
  readonly inMenu?: number;
  /** The records that it shows: only roles that may read them see it. */
  readonly resource?: string;
}

export type OfficeScreen =
  | 'leads'
  | 'lead'
  | 'deliveries'
  | 'figures'
  | 'faq'
  | 'question'
  | 'texts'
  | 'text'
  | 'redirects'
  | 'transfer'
  | 'feeds'
  | 'people'
  | 'persons'
  | 'audit'
  | 'account';

/** Addresses below the first segments of these are the shell's. Remotes have places from 100 on in the menu. */
export const officeRows: readonly OfficeRow[] = [
  { name: 'leads', pattern: '/office/leads', inMenu: 10, resource: 'leads' },
  { name: 'lead', pattern: '/office/leads/:id', resource: 'leads' },
  { name: 'deliveries', pattern: '/office/deliveries', inMenu: 30, resource: 'leads' },
  { name: 'figures', pattern: '/office/figures', inMenu: 20, resource: 'figures' },
  { name: 'faq', pattern: '/office/faq', inMenu: 870, resource: 'faq' },
  { name: 'question', pattern: '/office/faq/:id', resource: 'faq' },
  { name: 'texts', pattern: '/office/texts', inMenu: 875, resource: 'texts' },
  { name: 'text', pattern: '/office/texts/:id', resource: 'texts' },
  { name: 'redirects', pattern: '/office/redirects', inMenu: 890, resource: 'redirects' },
  { name: 'feeds', pattern: '/office/feeds', inMenu: 897, resource: 'content' },
  { name: 'transfer', pattern: '/office/transfer', inMenu: 895, resource: 'content' },
  { name: 'people', pattern: '/office/people', inMenu: 900, resource: 'people' },
  { name: 'persons', pattern: '/office/persons', inMenu: 905, resource: 'persons' },
  { name: 'audit', pattern: '/office/audit', inMenu: 910, resource: 'audit' },
  { name: 'account', pattern: '/office/account', inMenu: 990 },
];

/** The slots on the site's pages, and the remotes that fill each; open ones hold any number of parts. */
export const slotHolders = {
  'hero-search': 'mfe-listings',
  'premier-listings': 'mfe-listings',
  'fresh-finds': 'mfe-listings',
  'agent-spotlight': 'mfe-developers',
  'developers-carousel': 'mfe-developers',
  'home-more': 'anyone',
  masterminds: 'mfe-developers',
  'projects-of-developer': 'mfe-listings',
  'projects-of-agent': 'mfe-listings',
} as const satisfies Record<string, RemoteName | 'anyone'>;

export type SlotName = keyof typeof slotHolders;

/** The owner of the pages with a slot, where that is not the shell: no other remote can declare it. */
export const placeOwners: Readonly<Partial<Record<SlotName, RemoteName>>> = {
  'projects-of-developer': 'mfe-developers',
  'projects-of-agent': 'mfe-developers',
};

/** Dialogs that the shell's own header and footer open. Any other name belongs to the remote whose release offers it. */
export const reservedDialogs = {
  calculator: 'mfe-tools',
  saved: 'mfe-listings',
  'sign-in': 'mfe-blog',
} as const satisfies Record<string, RemoteName>;

/** The forms of the shell itself (`shell/src/forms`): no remote may handle one of such a name. */
export const shellForms = ['subscribe', 'super-agent', 'contact', 'about-contact'] as const;
export type ShellForm = (typeof shellForms)[number];

export function isShellForm(name: string): name is ShellForm {
  return (shellForms as readonly string[]).includes(name);
}
