/**
 * The only file of the shell that names remotes: which addresses, places and dialogs are granted to whom. What a remote
 * does with its grants it says in its releases; the shell composes the site of those that are live (`composition/`).
 * Further remotes are granted prefixes in the store, by `npm run grant`.
 */

/** A row of section 2's table: a page, by its name in the specification, and who may have it. */
export interface PageRow {
  readonly name: string;
  /** As path-to-regexp writes it. A trailing slash makes no difference, nor does the case of a fixed word. */
  readonly pattern: string;
  /** `shell`: its component is in `shell/src/pages`. */
  readonly owner: 'shell' | RemoteName;
}

/** An address that is left: section 2 leads it elsewhere, for good. */
export interface RedirectRow {
  readonly pattern: string;
  readonly redirect: string;
}

export type Row = PageRow | RedirectRow;

export const remoteNames = ['mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools'] as const;
export type RemoteName = (typeof remoteNames)[number];

const page = (name: string, pattern: string, owner: PageRow['owner']): PageRow => ({ name, pattern, owner });
const toHome = (pattern: string): RedirectRow => ({ pattern, redirect: '/' });

/** The rows that have a word of their own, in the order of the table. They come before all else. */
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

/** The rows that any word fits, in the order of the table. They come after all else. */
export const catchAllRows: readonly PageRow[] = [
  page('developer', '/:developer-properties', 'mfe-developers'),
  page('listing', '/:location', 'mfe-listings'),
  page('project', '/:developer-properties/:project', 'mfe-listings'),
  page('trending-project', '/:developer/:project', 'mfe-listings'),
];

/** What lies below these is their remote's: whatever pages it has there stand before the catch-alls. */
export const grantedPrefixes: Readonly<Record<RemoteName, readonly string[]>> = {
  'mfe-listings': ['/locations', '/compare', '/map', '/search-alerts'],
  'mfe-developers': ['/agents', '/our-team', '/video-gallery'],
  'mfe-blog': ['/blog', '/blog-details'],
  'mfe-tools': ['/career', '/calculator', '/rates'],
};

/** What lies below these in the office is their remote's (contract 3.1). */
export const grantedOfficePrefixes: Readonly<Record<RemoteName, readonly string[]>> = {
  'mfe-listings': ['/office/projects'],
  'mfe-developers': ['/office/developers', '/office/agents', '/office/team', '/office/videos'],
  'mfe-blog': ['/office/articles', '/office/comments'],
  'mfe-tools': ['/office/openings'],
};

/** A screen of the office that is the shell's own, in `shell/office/screens`. */
export interface OfficeRow {
  readonly name: OfficeScreen;
  readonly pattern: string;
  /** Its place in the menu, least first; left out where another screen leads to it. */
  readonly inMenu?: number;
  /** The records that it shows: only who may read them sees it. */
  readonly resource?: string;
}

export type OfficeScreen = 'leads' | 'lead' | 'figures' | 'redirects' | 'people' | 'persons' | 'audit' | 'account';

/** What is below the first words of these is the shell's. Remotes have places from 100 on in the menu. */
export const officeRows: readonly OfficeRow[] = [
  { name: 'leads', pattern: '/office/leads', inMenu: 10, resource: 'leads' },
  { name: 'lead', pattern: '/office/leads/:id', resource: 'leads' },
  { name: 'figures', pattern: '/office/figures', inMenu: 20, resource: 'figures' },
  { name: 'redirects', pattern: '/office/redirects', inMenu: 890, resource: 'redirects' },
  { name: 'people', pattern: '/office/people', inMenu: 900, resource: 'people' },
  { name: 'persons', pattern: '/office/persons', inMenu: 905, resource: 'persons' },
  { name: 'audit', pattern: '/office/audit', inMenu: 910, resource: 'audit' },
  { name: 'account', pattern: '/office/account', inMenu: 990 },
];

/** The places on the site's pages, and who fills each; what is anyone's holds as many parts as there are. */
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

/** On whose pages a place is, where that is not the shell: no other remote can open it on its own. */
export const placeOwners: Readonly<Partial<Record<SlotName, RemoteName>>> = {
  'projects-of-developer': 'mfe-developers',
  'projects-of-agent': 'mfe-developers',
};

/** Dialogs that the shell's own header and footer open. A name that does not stand here is whose release offers it. */
export const heldDialogs = {
  calculator: 'mfe-tools',
  saved: 'mfe-listings',
  'sign-in': 'mfe-blog',
} as const satisfies Record<string, RemoteName>;

/** The forms of the shell itself (`shell/src/forms`): no remote takes one of such a name. */
export const shellForms = ['subscribe', 'super-agent', 'contact', 'about-contact'] as const;
export type ShellForm = (typeof shellForms)[number];

export function isShellForm(name: string): name is ShellForm {
  return (shellForms as readonly string[]).includes(name);
}
