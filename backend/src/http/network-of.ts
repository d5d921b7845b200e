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
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const half = groups(plain).slice(0, 4);
  return `${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
