/**
 * An address of this site in the characters that an HTTP header and a link can carry. Throws where it is none: a visitor
 * who follows a link of ours is not led to anybody else's pages.
 */
export function siteAddress(to: unknown): string {
  const site = 'http://site.invalid';
  const address = typeof to === 'string' && to.startsWith('/') ? new URL(to, site) : null;
  // What begins with two slashes is another site to whoever reads it next.
  if (address?.origin !== site || address.pathname.startsWith('//')) {
    throw new Error(`"${to}" is no address to lead to.`);
  }
  return address.pathname + address.search + address.hash;
}
