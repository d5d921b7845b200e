import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { inNetworks, type TrustProxy } from './trust-proxy';

/** The header with the id of a request in the logs of the proxy, the site and the backend. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[A-Za-z0-9][\w.:-]{7,99}$/;

/** The id of a request: that of a trusted proxy, where it has 8 to 100 letters, digits and `_.:-`, otherwise a new one. */
export function requestIds(
  trustProxy: TrustProxy,
): (
  request: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
) => string {
  const isTrusted = inNetworks(trustProxy);
  return ({ headers, socket }) => {
    const received = headers[requestIdHeader];
    const isUsable = typeof received === 'string' && wellFormed.test(received) && isTrusted(socket.remoteAddress ?? '');
    return isUsable ? received : randomUUID();
  };
}
