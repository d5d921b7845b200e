import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { FeedRefusal } from './read-xml';

/** Reads what is at an address of somebody else. Throws a `FeedRefusal` with a sentence where that fails. */
export type Download = (address: string, mostBytes: number) => Promise<Buffer>;

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

const notOnInternet = (host: string) => new FeedRefusal(`${host} is not on the internet.`);

/** Looks a name up and refuses private addresses; the connection is made to exactly these, so that no second look-up can differ. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found = []) => {
    const [first] = found;
    if (error !== null || first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      done(error ?? notOnInternet(host), '', 4);
    } else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Milliseconds for the whole response. */
const longest = 60_000;

/** The host of an address: the rest may contain a secret. */
export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'The address');

/** Reads an https address of a public server. Redirects are not followed. */
export const download: Download = async (address, mostBytes) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') throw new FeedRefusal('Only addresses that begin with https:// are read.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notOnInternet(url.host);
  const signal = AbortSignal.timeout(longest);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { lookup: publicLookup, signal }, resolve).on('error', (error) =>
      reject(error instanceof FeedRefusal ? error : new FeedRefusal(`${url.host} could not be reached.`)),
    );
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new FeedRefusal(`${url.host} answered ${response.statusCode}.`);
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      size += part.length;
      if (size > mostBytes) break;
    }
  } catch {
    throw new FeedRefusal(`${url.host} stopped before the end.`);
  }
  if (size > mostBytes) throw new FeedRefusal(`What ${url.host} sends is larger than ${mostBytes / 1024 / 1024} MB.`);
  return Buffer.concat(parts);
};
