import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer';

/**
 * Milliseconds. RFC 5321, 4.5.3.2, asks for five minutes until the greeting and for ten until the confirmation of a mail:
 * who hangs up before that one has a server that delivers the mail, and sends it a second time.
 */
export const timeouts = { connectionTimeout: 300_000, greetingTimeout: 300_000, socketTimeout: 600_000 } as const;

/** A Message-ID that a repeated mail has again, without showing the key. */
function messageId({ idempotencyKey }: Mail, domain: string): { readonly messageId?: string } {
  if (idempotencyKey === undefined) return {};
  return { messageId: `<${createHash('sha256').update(idempotencyKey).digest('hex')}@${domain}>` };
}

/** RFC 8058. */
function oneClick(address: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends by the server of `SMTP_URL`. `from` is an address with or without a name before it. */
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
      const { to, subject, text, html, unsubscribe } = mail;
      // As an object the address is never read as a list of several.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(unsubscribe === undefined ? {} : { headers: oneClick(unsubscribe) }),
        ...messageId(mail, domain),
      });
    },
    close: () => transport.close(),
  };
}
