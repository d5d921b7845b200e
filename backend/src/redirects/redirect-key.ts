/**
 * An address of the site in normalised form, by which addresses are compared: its path in lower case, without a trailing slash; `null`
 * for anything else.
 *
 *     /Old-Tower/?utm=1  =>  /old-tower
 */
export function redirectKey(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, 'http://site')) return null;
  const { pathname, origin } = new URL(address, 'http://site');
  if (origin !== 'http://site') return null;
  return pathname.replace(/\/+$/, '').toLowerCase() || '/';
}
