import { BlockList, isIP } from 'node:net';

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

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A test whether an address is in one of the networks. */
export function inNetworks(networks: TrustProxy): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((entry) => named[entry] ?? [entry])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return (requested) => {
    const address = requested.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}
