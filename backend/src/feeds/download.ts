import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { assertPublicHost, NotOnInternet, publicLookup } from '../http/public-network';
import { FeedRefusal } from './read-xml';

/** Reads what is at an address of somebody else. Throws a `FeedRefusal` with a sentence where that fails. */
export type Download = (address: string, mostBytes: number) => Promise<Buffer>;

/** Milliseconds for the whole response. */
const longest = 60_000;

/** The host of an address: the rest may contain a secret. */
export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'The address');

/** Reads an https address of a public server. Redirects are not followed. */
export const download: Download = async (address, mostBytes) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') throw new FeedRefusal('Only addresses that begin with https:// are read.');
  const signal = AbortSignal.timeout(longest);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    assertPublicHost(url);
    get(url, { lookup: publicLookup, signal }, resolve).on('error', reject);
  }).catch((error: unknown) => {
    throw new FeedRefusal(error instanceof NotOnInternet ? error.message : `${url.host} could not be reached.`);
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
