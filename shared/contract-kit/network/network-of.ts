import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as they would be written out. */
function groups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

/**
 * Who counts as one sender: an IPv4 address, or the first half of an IPv6 one, since every home has 2^64 of those and
 * could come as somebody new each time.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/** All networks of one customer: an IPv4 address, or the /48 of an IPv6 one, which has 65,536 networks. */
export function siteOf(address: string): string {
  return prefixOf(address, 3);
}

/** Whose count an address adds to. */
export interface CountedAs {
  readonly key: string;
  /** For how many networks it may do. */
  readonly networks: number;
}

/**
 * How much a site may do, counted in networks: a company has several, whereas a flood has all 65,536. A single network of a
 * site never uses up what the others may do.
 */
export const networksOfSite = 4;

/**
 * What limits what an address may do: its network, and the site of an IPv6 one, by which a limit holds for whoever has a
 * whole site as well.
 */
export function countedAs(address: string): readonly CountedAs[] {
  const network = { key: networkOf(address), networks: 1 };
  const site = { key: siteOf(address), networks: networksOfSite };
  return site.key === network.key ? [network] : [network, site];
}

function prefixOf(address: string, kept: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const prefix = groups(plain).slice(0, kept);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * kept}`;
}

/**
 * Whether an address is the one by which this machine speaks to itself: a developer, a test, or a proxy that does not say for
 * whom it asks. Visitors who come from elsewhere never have it.
 */
export function isOwnMachine(address: string): boolean {
  return /^(::ffff:)?127\.0\.0\.1$|^::1$/i.test(address);
}
