import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, written out. */
function groups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

/**
 * Who counts as one client: an IPv4 address, or the /64 of an IPv6 one, since every connection has 2^64 addresses to choose
 * from.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/** All networks of one customer: an IPv4 address, or the /48 of an IPv6 one, which has 65,536 networks. */
export function siteOf(address: string): string {
  return prefixOf(address, 3);
}

/** The network or site for which an address is counted. */
export interface CountedAs {
  readonly key: string;
  /** For how many networks the limit is. */
  readonly networks: number;
}

/**
 * The limit of a site in networks: a company has several, whereas an attacker could use all 65,536. A single network never uses
 * up the limit of the others of its site.
 */
export const networksOfSite = 4;

/**
 * The limits of an address: that of its network, and for IPv6 also that of its site, which applies to whoever has the whole
 * site.
 */
export function countedAs(address: string): readonly CountedAs[] {
  const network = { key: networkOf(address), networks: 1 };
  const site = { key: siteOf(address), networks: networksOfSite };
  return site.key === network.key ? [network] : [network, site];
}

function prefixOf(address: string, count: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const prefix = groups(plain).slice(0, count);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * count}`;
}

/**
 * Whether an address is a loopback address: a developer, a test, or a proxy that does not forward the client's address. Remote
 * visitors never have it.
 */
export function isOwnMachine(address: string): boolean {
  return /^(::ffff:)?127\.0\.0\.1$|^::1$/i.test(address);
}
