import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer';

/**
 * Timeouts in milliseconds. RFC 5321, 4.5.3.2, requires five minutes for the greeting and ten for the confirmation of a mail:
 * after a shorter timeout the server may have delivered the mail, which would be sent twice.
 */
export const timeouts = { connectionTimeout: 300_000, greetingTimeout: 300_000, socketTimeout: 600_000 } as const;

/** The same Message-ID for each attempt, computed from the key by a hash. */
function messageId({ idempotencyKey }: Mail, domain: string): { readonly messageId?: string } {
  if (idempotencyKey === undefined) return {};
  return { messageId: `<${createHash('sha256').update(idempotencyKey).digest('hex')}@${domain}>` };
}

const calendarFile = (content: string) => ({
  filename: 'appointment.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content,
});

/** RFC 8058. */
function oneClick(address: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends by the server of `SMTP_URL`. `from` is an address with or without a display name. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async sendMail(mail) {
      const { to, subject, text, html, replyTo, unsubscribe, calendar } = mail;
      // As an object, so that the address is never parsed as a list.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        ...(calendar === undefined ? {} : { attachments: [calendarFile(calendar)] }),
        ...(unsubscribe === undefined ? {} : { headers: oneClick(unsubscribe) }),
        ...messageId(mail, domain),
      });
    },
    close: () => transport.close(),
  };
}
