/** What a server knows of where a request comes from. */
export interface SendingPage {
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`. */
  readonly fetchSite: string | undefined;
  /** Of the server as the visitor's browser names it: `https://iwan.example`. */
  readonly ownOrigin: string;
}

/**
 * Whether a request that changes something may be the doing of a page of ours, or of no browser at all. Where the site's
 * own address is known (`siteUrl`) no other origin is taken, also not the host that was asked: a second name that leads
 * to the same server is another site to a browser. Without it the host is the one thing that a page of another site
 * cannot choose.
 */
export function isFromOwnPage({ origin, fetchSite, ownOrigin }: SendingPage, siteUrl: string | null): boolean {
  if (origin !== undefined) {
    if (fetchSite === 'cross-site') return false;
    return siteUrl === null ? hostOf(origin) !== null && hostOf(origin) === hostOf(ownOrigin) : origin === siteUrl;
  }
  // No browser at all says neither; one that leaves out the origin says where the page stands.
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** With the port left out that goes without saying; `null` where the text is no origin, as the `null` of a sandboxed frame. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
