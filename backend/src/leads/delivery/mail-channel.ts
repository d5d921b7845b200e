import { mailTimeLimit } from '../../outbox/outbox';
import { leadForms } from '../forms/lead-forms';
import type { LeadChannel, OutgoingLead } from './outbox';

/** The mailer; the same key means the same message. */
export type SendMail = (mail: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly idempotencyKey: string;
}) => Promise<void>;

/** One line, whatever the visitor wrote: a line break in a header would begin another header. */
function oneLine(value: unknown): string {
  return String(value)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** A lead may be from a release that had other forms. */
function subject({ form, fields }: OutgoingLead): string {
  const parts = leadForms.named(form)?.subject(fields) ?? [
    fields.form_title ?? 'New lead',
    fields.name ?? fields.email ?? fields.phone,
  ];
  return parts.filter(Boolean).map(oneLine).join(': ');
}

function text({ form, fields, attachment, isSpam, isHasty, receivedAt }: OutgoingLead): string {
  // The database does not keep the order of fields.
  const order = Object.keys(leadForms.named(form)?.fields.shape ?? {});
  const given = Object.entries({ ...Object.fromEntries(order.map((field) => [field, null])), ...fields }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return [
    ...given.map(([field, value]) => `${field.replaceAll('_', ' ')}: ${value}`),
    ...(attachment ? [`file: ${attachment.originalName}, kept as ${attachment.storedAs}`] : []),
    ...(isSpam ? ['', 'Probably spam: a hidden field was filled in. The office can say that it is none.'] : []),
    ...(isHasty ? ['', 'Sent faster than anybody types: the browser has filled it in, or a machine.'] : []),
    '',
    `Received ${receivedAt.toISOString()}`,
  ].join('\n');
}

/** Mails a lead to the business, or writes it to the mailbox. The mail names the résumé instead of attaching it. */
export function mailChannel(name: 'email' | 'mailbox', to: string, sendMail: SendMail): LeadChannel {
  return {
    name,
    timeLimit: mailTimeLimit,
    deliver: (lead) => sendMail({ to, subject: subject(lead), text: text(lead), idempotencyKey: `lead-${lead.key}` }),
  };
}
