import { doNotCallField } from '@iwan/shared/domain/contact/lead-rules';
import { phoneWords } from '@iwan/shared/domain/contact/parse-phone';
import { callableDigits } from '@iwan/shared/domain/contact/phone';
import { whatsappAddress } from '@iwan/shared/domain/contact/whatsapp';
import { inDubai } from '@iwan/shared/domain/format/dubai-time';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { languageField } from '@iwan/shared/domain/translation/page-language';
import { paths } from '@iwan/shared/paths/paths';
import {
  type MailAction,
  type MailFact,
  mailActions,
  mailFacts,
  mailHtml,
  mailNote,
  mailTitle,
  mailWords,
} from '../../mail/mail-html';
import type { Mail } from '../../mail/mailer';
import { leadForms } from '../forms/lead-forms';
import type { AboutLead } from './about-lead';
import type { OutgoingLead } from './outbox';

/** The origins of the links in mails. */
export interface MailOrigins {
  readonly site: string;
  /** `null` without an office. */
  readonly office: string | null;
}

/** One line, whatever the visitor wrote: a line break in a header would begin another header. */
function oneLine(value: unknown): string {
  return String(value)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** The kind of lead and its subject. A lead may be from a release that had other forms. */
function headOf({ form, fields }: OutgoingLead): readonly string[] {
  const parts = leadForms.named(form)?.subject(fields) ?? [
    fields.form_title ?? 'New lead',
    fields.name ?? fields.email ?? fields.phone,
  ];
  return parts.filter(Boolean).map(oneLine);
}

const labels: Readonly<Record<string, string>> = {
  type: 'Role',
  property: 'Project',
  job_type: 'Job',
  at: 'Time',
  zone: 'Time zone of the sender',
  [languageField]: 'Language of the page',
};

/** The same for every lead of a form, or in the subject; the office shows them. */
const leftOut = new Set([doNotCallField, 'consent', 'consent_text', 'form_title', 'source']);

function labelOf(field: string): string {
  const words = labels[field] ?? field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** What was sent, in the order of the form, which the database does not keep. */
function factsOf({ form, fields, attachment }: OutgoingLead, addressOf: Readonly<Record<string, string>>): MailFact[] {
  const order = Object.keys(leadForms.named(form)?.fields.shape ?? {});
  const given = Object.entries({ ...Object.fromEntries(order.map((field) => [field, null])), ...fields }).filter(
    ([field, value]) => value !== null && value !== undefined && value !== '' && !leftOut.has(field),
  );
  return [
    ...given.map(([field, value]) => ({
      label: labelOf(field),
      value: shownValue(field, value),
      address: addressOf[field] ?? null,
    })),
    ...(attachment
      ? [{ label: 'Attachment', value: `${attachment.originalName} (stored as ${attachment.storedAs})` }]
      : []),
  ];
}

function shownValue(field: string, value: unknown): string {
  if (field === 'phone') return phoneWords(`+${value}`);
  if (field === 'at') return timeWords(new Date(String(value)));
  return field === languageField ? languageOf(String(value)).name : String(value);
}

/** `27 November 2026, 21:55 (Dubai)` */
export function timeWords(at: Date): string {
  const { day } = formatFor(defaultLanguage.locale);
  return `${day(at, 'Asia/Dubai')}, ${inDubai(at.toISOString()).slice(11)} (Dubai)`;
}

function waysToReply(phone: string | null, email: string | null, about: string, mayBeCalled: boolean) {
  const digits = callableDigits(phone ?? '');
  const subject = encodeURIComponent(about);
  return {
    reply: email === null ? null : `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`,
    call: mayBeCalled ? digits && `tel:+${digits}` : null,
    chat: digits && whatsappAddress(digits),
  };
}

function notesOf({ isSpam, isHasty, fields }: OutgoingLead): readonly string[] {
  return [
    ...(fields[doNotCallField] === true ? ['Do not call: the sender asked for a reply by email.'] : []),
    ...(isSpam ? ['Probably spam: a hidden field was filled in. If it is not, say so in the office.'] : []),
    ...(isHasty ? ['Filled in very fast: possibly autofill or a bot.'] : []),
  ];
}

/**
 * The mail of a lead to the business: who, about what, and one press to answer. A reply goes to the sender. The attachment is
 * named and not sent along.
 */
export function leadMail(
  lead: OutgoingLead,
  { project, agent, developer }: AboutLead,
  { site, office }: MailOrigins,
): Omit<Mail, 'to'> {
  const head = headOf(lead);
  const { fields } = lead;
  const [name, phone, email] = [text(fields.name), text(fields.phone), text(fields.email)];
  const mayBeCalled = fields[doNotCallField] !== true;
  const ways = waysToReply(phone, email, `Your enquiry: ${project?.name ?? business.name}`, mayBeCalled);
  const addresses = {
    ...(project && { property: site + paths.project(project) }),
    ...(agent && { agent: site + paths.agent(agent.name) }),
    ...(developer && { developer: site + paths.developer(developer.name) }),
    ...(ways.call && { phone: ways.call }),
    ...(ways.reply && { email: ways.reply }),
  };
  const sent = { label: 'Received', value: timeWords(lead.receivedAt) };
  const facts = [...factsOf(lead, addresses), sent];
  const first = name?.split(' ')[0];
  const actions: readonly MailAction[] = [
    ...(ways.reply
      ? [{ label: first === undefined ? 'Reply' : `Reply to ${oneLine(first)}`, address: ways.reply }]
      : []),
    ...(ways.call ? [{ label: 'Call', address: ways.call }] : []),
    ...(ways.chat ? [{ label: 'WhatsApp', address: ways.chat }] : []),
  ];
  const [main, ...others] = actions;
  const notes = notesOf(lead);
  const inOffice = office === null ? null : `${office}/office/leads/${lead.id}`;
  const page = addresses.property ?? addresses.agent ?? addresses.developer;
  const from = name === null || head.includes(oneLine(name)) ? '' : `, from ${oneLine(name)}`;
  const subject = head.join(': ') + from;
  return {
    subject,
    text: [
      facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      ...notes,
      [
        ...(page === undefined ? [] : [`Page: ${page}`]),
        ...(ways.call ? [`Call: ${ways.call.slice(4)}`] : []),
        ...(ways.chat ? [`WhatsApp: ${ways.chat}`] : []),
        ...(inOffice === null ? [] : [`Open in the office: ${inOffice}`]),
      ].join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: mailHtml({
      ...{ title: subject, site },
      preview: [name, phone === null ? null : phoneWords(`+${phone}`), head[1]].filter(Boolean).join(', '),
      rows: [
        mailTitle(oneLine(name ?? email ?? phone ?? ''), head[0] === undefined ? {} : { over: head[0] }),
        // The name is the title.
        mailFacts(facts.filter(({ label }) => label !== 'Name')),
        ...notes.map((note) => mailWords(note, true)),
        ...(main === undefined ? [] : [mailActions(main, others)]),
        ...(inOffice === null
          ? []
          : [mailNote(ways.reply ? 'Your reply goes to the sender.' : '', 'Open in the office', inOffice)]),
      ],
      why: `Sent to the enquiries address of ${business.name}.`,
    }),
    ...(email === null ? {} : { replyTo: email }),
    idempotencyKey: `lead-${lead.key}`,
  };
}
