import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks of this machine, of private networks, and others that are nobody's on the internet. */
const reserved = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12',
  '192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
];
/** The global addresses of IPv6, and those of them that have an IPv4 address inside (6to4, Teredo). */
const [notPublic, global, tunnels] = [new BlockList(), new BlockList(), new BlockList()];
for (const network of reserved.join(' ').split(' ')) {
  const [address = '', bits] = network.split('/');
  notPublic.addSubnet(address, Number(bits), 'ipv4');
}
global.addSubnet('2000::', 3, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');
tunnels.addSubnet('2001::', 32, 'ipv6');

/** Whether a machine on the internet can have this IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** A host of a private network, or of this machine. */
export class NotOnInternet extends Error {
  constructor(host: string) {
    super(`${host} is not on the internet.`);
  }
}

/** Throws a `NotOnInternet` where an address names a private IP address; names are checked by `publicLookup`. */
export function assertPublicHost({ hostname, host }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new NotOnInternet(host);
}

/** Looks a name up and refuses private addresses; the connection is made to exactly these, so that no second look-up can differ. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found = []) => {
    const [first] = found;
    if (error !== null || first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      done(error ?? new NotOnInternet(host), '', 4);
    } else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
