import type { Head, Reading, Redirect, RouteModule } from '@iwan/shared/contracts/module';

/** The metadata of a page: its head and status, or a redirect. */
export type PageMetadata =
  | { readonly redirect: Redirect; readonly shown: null }
  | { readonly redirect: Redirect | null; readonly shown: { readonly head: Head; readonly status: number } };

/** Calls a page for its metadata. Throws what its code throws, and for metadata that a document cannot have. */
export function pageMetadata(
  route: RouteModule<unknown>,
  data: unknown,
  { locale, direction }: Reading,
  isFirstPage: boolean,
): PageMetadata {
  const reading = { locale, direction };
  const requested = route.redirect?.(data, reading);
  const redirect = requested ? wholeRedirect(requested) : null;
  const showsPageFirst = redirect?.showsPageFirst === true && isFirstPage;
  if (redirect && !showsPageFirst) return { redirect, shown: null };
  const shown = { head: route.head(data, reading), status: route.status?.(data) ?? 200 };
  return { redirect, shown: wholeShown(shown) };
}

/** Validates the metadata of a page from another process. Throws for what a document cannot have. */
export function receivedMetadata({ redirect, shown }: PageMetadata): PageMetadata {
  const whole = redirect && wholeRedirect(redirect);
  if (shown) return { redirect: whole, shown: wholeShown(shown) };
  if (whole) return { redirect: whole, shown: null };
  throw new Error('The page says nothing of itself.');
}

function wholeShown({ head, status }: NonNullable<PageMetadata['shown']>): NonNullable<PageMetadata['shown']> {
  return { head: wholeHead(head), status: wholeStatus(status) };
}

/**
 * The head, when it has all required fields and can be serialized. Throws otherwise: a remote may be written in plain
 * JavaScript.
 */
function wholeHead(head: Head): Head {
  if (typeof head?.title !== 'string' || typeof head.description !== 'string') throw new Error('The page has no head.');
  for (const name of ['canonical', 'keywords', 'image'] as const) {
    const value: unknown = head[name];
    if (value !== undefined && typeof value !== 'string') throw new Error(`The head's "${name}" is no text.`);
  }
  return JSON.parse(JSON.stringify(head)) as Head;
}

/** The redirect, when its target is an address of this site. Throws otherwise. */
function wholeRedirect(redirect: Redirect): Redirect {
  const { to, notice, showsPageFirst } = redirect;
  if (notice !== undefined && typeof notice !== 'string') throw new Error('The notice of the redirect is no text.');
  return {
    to: siteAddress(to),
    permanent: redirect.permanent === true,
    ...(notice === undefined ? {} : { notice }),
    ...(showsPageFirst === true ? { showsPageFirst: true } : {}),
  };
}

/** The status, when a document can have it. Throws otherwise. */
function wholeStatus(status: number): number {
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`${status} is no status of a page.`);
  return status;
}

/**
 * An address of this site, encoded for an HTTP header and a link. Throws for any other address: a link of the site must not
 * lead to another site.
 */
export function siteAddress(to: unknown): string {
  const site = 'http://site.invalid';
  const address = typeof to === 'string' && to.startsWith('/') ? new URL(to, site) : null;
  // An address that begins with two slashes is one of another site.
  if (address?.origin !== site || address.pathname.startsWith('//')) {
    throw new Error(`"${to}" is no address to lead to.`);
  }
  return address.pathname + address.search + address.hash;
}
