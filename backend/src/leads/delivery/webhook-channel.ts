import type { LeadChannel } from './outgoing-lead';

/**
 * Posts a lead as JSON to the business's own system. The `Idempotency-Key` is the same for every attempt. Anything but a 2xx is
 * a failure, also a redirect: the setting has to be changed.
 */
export function webhookChannel(url: string): LeadChannel {
  return {
    name: 'webhook',
    async deliver({ key, form, fields, attachment, isHasty, receivedAt }, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
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
        }),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    },
  };
}
