import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from './trust-proxy';
import { inNetworks } from './trusted-networks';

/** The header by which a request has one name at the proxy, the site, the backend, and in their logs. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[A-Za-z0-9][\w.:-]{7,99}$/;

/** Names requests: as a trusted proxy calls them, where that is 8 to 100 letters, digits and `_.:-`, else by a new name. */
export function requestIds(
  trustProxy: TrustProxy,
): (
  request: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
) => string {
  const isTrusted = inNetworks(trustProxy);
  return ({ headers, socket }) => {
    const said = headers[requestIdHeader];
    const isUsable = typeof said === 'string' && wellFormed.test(said) && isTrusted(socket.remoteAddress ?? '');
    return isUsable ? said : randomUUID();
  };
}
