import type { LeadChannel } from './outgoing-lead';
import { signedHeaders } from './sign-webhook';

/**
 * Posts a lead as JSON to the business's own system. The `Idempotency-Key` is the same for every attempt. Anything but a 2xx is
 * a failure, also a redirect: the setting has to be changed. With a key it is signed (`sign-webhook`).
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
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          ...{ 'content-type': 'application/json', 'idempotency-key': key },
          ...(signingKey && signedHeaders(signingKey, { id: key, sentAt: new Date(), body })),
        },
        body,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    },
  };
}
