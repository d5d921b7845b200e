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
