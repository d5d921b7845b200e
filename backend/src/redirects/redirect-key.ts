/**
 * An address of the site in the one spelling by which addresses are told apart: its path, without the slash at its end, in small letters;
 * `null` for what is no address of the site.
 *
 *     /Old-Tower/?utm=1  =>  /old-tower
 */
export function redirectKey(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, 'http://site')) return null;
  const { pathname, origin } = new URL(address, 'http://site');
  if (origin !== 'http://site') return null;
  return pathname.replace(/\/+$/, '').toLowerCase() || '/';
}
