import { createHmac } from 'node:crypto';
import type { LeadChannel } from './outbox';

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

/**
 * Posts a lead as JSON to the business's own system. The `Idempotency-Key` is the same for every attempt. Anything but a 2xx is
 * a failure, also a redirect: the setting has to be changed. With a key it is signed.
 */
export function webhookChannel(url: string, signingKey: Buffer | null = null): LeadChannel {
  return {
    name: 'webhook',
    async deliver({ key, form, fields, attachment, isHasty, receivedAt }, signal) {
      const body = JSON.stringify({
        key,
        form,
        fields,
        received_at: receivedAt.toISOString(),
        ...(isHasty && { sent_faster_than_typed: true }),
        attachment: attachment && {
          name: attachment.originalName,
          type: attachment.mediaType,
          bytes: attachment.bytes,
        },
      });
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          ...{ 'content-type': 'application/json', 'idempotency-key': key },
          ...(signingKey && signedHeaders(signingKey, { id: key, sentAt: new Date(), body })),
        },
        body,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
    },
  };
}

/** What Standard Webhooks puts before a secret. */
const prefix = 'whsec_';

/** The key of a secret `whsec_<base64>`; `null` for anything else, and for a key below 24 or above 64 bytes. */
export function webhookKey(secret: string): Buffer | null {
  if (!secret.startsWith(prefix) || !/^[A-Za-z\d+/]+={0,2}$/.test(secret.slice(prefix.length))) return null;
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return key.length >= 24 && key.length <= 64 ? key : null;
}
