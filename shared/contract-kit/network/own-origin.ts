/** The headers by which a server judges where a request comes from. */
export interface SendingPage {
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`. */
  readonly fetchSite: string | undefined;
  /** The server's own origin in the visitor's browser: `https://iwan.example`. */
  readonly ownOrigin: string;
}

/**
 * Whether a writing request may come from one of our own pages, or is not from a browser. Where the site's public address is
 * known (`siteUrl`) no other origin is accepted, not even the requested host: a second host name for the same server is another
 * site to a browser. Without it the host is the only thing that a page of another site cannot choose.
 */
export function isFromOwnPage({ origin, fetchSite, ownOrigin }: SendingPage, siteUrl: string | null): boolean {
  if (origin !== undefined) {
    if (fetchSite === 'cross-site') return false;
    return siteUrl === null ? hostOf(origin) !== null && hostOf(origin) === hostOf(ownOrigin) : origin === siteUrl;
  }
  // A client that is not a browser sends neither header; a browser without `Origin` sends `Sec-Fetch-Site`.
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** Without the default port; `null` where the text is not an origin, such as the `null` of a sandboxed frame. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
