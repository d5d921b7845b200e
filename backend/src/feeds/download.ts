import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { FeedRefusal } from './read-xml';

/** Reads what is at an address of somebody else. Throws a `FeedRefusal` with a sentence where that fails. */
export type Download = (address: string, mostBytes: number, stop?: AbortSignal) => Promise<Buffer>;

/** Networks of this machine, of private networks, and others that are nobody's on the internet. */
const reserved = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12',
  '192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
];
const notPublic = new BlockList();
for (const network of reserved.join(' ').split(' ')) {
  const [address = '', bits] = network.split('/');
  notPublic.addSubnet(address, Number(bits), 'ipv4');
}
/** Of IPv6, what is outside of the global addresses (2000::/3) cannot be a public server. */
const globalAddresses = new BlockList();
globalAddresses.addSubnet('2000::', 3, 'ipv6');
/** 6to4 and Teredo have an IPv4 address inside. */
const tunnels = new BlockList();
tunnels.addSubnet('2002::', 16, 'ipv6');
tunnels.addSubnet('2001::', 32, 'ipv6');

/** Whether a machine on the internet can have this IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && globalAddresses.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** Looks a name up and refuses private addresses; the connection is made to exactly these, so that no second look-up can differ. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : new Error('private'));
    const [first] = found ?? [];
    if (refused !== null || first === undefined) done(refused ?? new Error('unknown'), '', 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

const mostRedirects = 3;
/** Milliseconds for the whole response. */
const longest = 60_000;

/** Reads an https address of a public server, with at most three redirects to others of the kind. */
export const download: Download = async (address, mostBytes, stop) => {
  stop?.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, longest);
  stop?.addEventListener('abort', end, { once: true });
  try {
    return await followed(address, mostBytes, ending.signal);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', end);
  }
};

async function followed(address: string, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  let at = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await open(at, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return bodyOf(response, at, mostBytes);
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new FeedRefusal(`${hostOf(at)} answered ${statusCode}.`);
    }
    at = urlOf(headers.location, at)?.href ?? '';
  }
  throw new FeedRefusal(`${hostOf(address)} redirects more than ${mostRedirects} times.`);
}

const urlOf = (address: string, from?: string) => (URL.canParse(address, from) ? new URL(address, from) : null);

/** The host of an address: its path may contain a secret. */
export const hostOf = (address: string) => urlOf(address)?.host ?? 'The address';

function open(address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const url = urlOf(address);
  if (url?.protocol !== 'https:') throw new FeedRefusal('Only addresses that begin with https:// are read.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FeedRefusal(`${url.host} is not on the internet.`);
  return new Promise((resolve, reject) => {
    get(url, { lookup: publicLookup, signal }, resolve).on('error', () =>
      reject(new FeedRefusal(`${url.host} could not be reached.`)),
    );
  });
}

async function bodyOf(response: IncomingMessage, address: string, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      size += part.length;
      if (size > mostBytes) break;
    }
  } catch {
    throw new FeedRefusal(`${hostOf(address)} stopped before the end.`);
  }
  if (size > mostBytes) throw new FeedRefusal(`What ${hostOf(address)} sends is larger than ${mostBytes >> 20} MB.`);
  return Buffer.concat(parts);
}
