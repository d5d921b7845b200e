import { isIP } from 'node:net';

/** Addresses, networks and names of networks; empty: none. */
export type TrustProxy = readonly string[];

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/**
 * Parses which proxies are trusted: `none`, or addresses, networks (`10.0.0.0/8`) and the names `loopback`, `linklocal`,
 * `uniquelocal`, separated by commas. `null` for anything else; a network of all addresses is refused, since it would trust
 * everybody.
 */
export function readTrustProxy(text: string): TrustProxy | null {
  if (text.trim() === 'none') return [];
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => names.has(entry) || isNetwork(entry)) ? entries : null;
}
