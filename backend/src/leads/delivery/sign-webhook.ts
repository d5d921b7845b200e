import { createHmac } from 'node:crypto';

interface Signed {
  /** The same for each attempt of one delivery. */
  readonly id: string;
  readonly sentAt: Date;
  /** The body as it is sent. */
  readonly body: string;
}

/**
 * The headers of a signed webhook (Standard Webhooks 1.0.0): HMAC-SHA-256 over `id.timestamp.body`, so that a receiver can tell a
 * forged, changed or old request. Libraries for many languages verify it.
 */
export function signedHeaders(key: Buffer, { id, sentAt, body }: Signed): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
