import { phoneWords } from '@iwan/shared/domain/contact/parse-phone';
import { callableDigits } from '@iwan/shared/domain/contact/phone';
import { whatsappAddress, whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { readStartingPrice } from '@iwan/shared/domain/project/starting-price';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { mailActions, mailCard, mailFacts, mailHtml, mailImprint, mailTitle, mailWords } from '../../mail/mail-html';
import { mailedProject } from '../../mail/mailed-project';
import type { Mail } from '../../mail/mailer';
import type { ReceiptKind } from '../forms/lead-form';
import { leadForms } from '../forms/lead-forms';
import type { AboutLead } from './about-lead';
import type { MailOrigins } from './lead-mail';
import type { OutgoingLead } from './outbox';

/** In characters. */
const longestName = 40;
const longestMessage = 1000;

/** Anything that a mail program could turn into a link: an address of the web or of a mailbox, or a name with a dot in it. */
const links = /[\p{L}\d+.-]+:\/\/\S*|\S+@\S+|(?:[\p{L}\d-]+[.。．｡])+\p{L}[\p{L}\d-]*(?:[/:?#]\S*)?/gu;

/** What a visitor wrote, without links: the mail goes to whoever's address was typed. */
export function withoutLinks(words: string): string {
  return words.replace(links, '[link removed]');
}

const text = (value: unknown, longest: number) =>
  typeof value === 'string' ? withoutLinks(value.trim().slice(0, longest)) : '';

interface Sentences {
  readonly about: string;
  readonly next: string;
}

const sentences: Readonly<Record<ReceiptKind, (about: AboutLead) => Sentences>> = {
  enquiry: ({ project, agent, developer }) => {
    const subject = project?.name ?? developer;
    return {
      about: subject === null || subject === undefined ? 'your enquiry' : `your enquiry about ${subject}`,
      next: `${agent?.name ?? 'An agent'} will reply within one working day.`,
    };
  },
  application: () => ({ about: 'your application', next: 'We answer every application within ten days.' }),
  newsletter: () => ({
    about: 'your subscription',
    next: 'We will email you new projects and price changes, once a week. To unsubscribe, reply to this email.',
  }),
  message: () => ({ about: 'your message', next: 'An agent will reply within one working day.' }),
};

/** A form of a remote promises nothing of ours. */
const ofOthers = (): Sentences => ({ about: 'your message', next: 'We will reply to you.' });

/**
 * The mail to the sender of a lead: what was received, who replies, and how to reach them. What the sender typed is repeated
 * without links; names of projects and agents are those of the site's records. `null` for a lead without an address.
 */
export function receiptMail(lead: OutgoingLead, about: AboutLead, { site }: Pick<MailOrigins, 'site'>): Mail | null {
  const { fields, form, key } = lead;
  if (typeof fields.email !== 'string' || fields.email === '') return null;
  const kind = leadForms.named(form)?.receipt;
  const { about: what, next } = ((kind && sentences[kind]) ?? ofOthers)(about);
  const { project, agent } = about;
  const name = text(fields.name, longestName);
  const message = text(fields.message, longestMessage);
  const phone = typeof fields.phone === 'string' ? fields.phone : '';
  const reach = waysToReach(about);
  const sent = [
    ...(name === '' ? [] : [{ label: 'Name', value: name }]),
    ...(phone === '' ? [] : [{ label: 'Phone', value: phoneWords(`+${phone}`) }]),
    { label: 'Email', value: fields.email },
    ...(message === '' ? [] : [{ label: 'Message', value: message }]),
  ];
  const subject = `We received ${what}`;
  const thanks = `Thank you for ${what}.`;
  const isUrgent = kind !== 'newsletter' && kind !== 'application';
  const notYou = 'If this was not you, reply to this email and we will delete your details.';
  const { dirhams } = formatFor(defaultLanguage.locale);
  const price = project === null ? 0 : readStartingPrice({ ...project }).price;
  const { picture, facts } = project === null ? {} : mailedProject(project);
  return {
    to: fields.email,
    subject,
    text: [
      ...(name === '' ? [] : [`Hello ${name},`]),
      `${thanks} ${next}`,
      ...(isUrgent ? [`If it is urgent, call ${reach.phone} or WhatsApp us: ${reach.chat}`] : []),
      ...(project === null ? [] : [`${project.name}\n${site}${paths.project(project)}`]),
      `You sent:\n${sent.map(({ label, value }) => `${label}: ${value}`).join('\n')}`,
      notYou,
      mailImprint,
    ].join('\n\n'),
    html: mailHtml({
      ...{ title: subject, preview: next, site },
      rows: [
        mailTitle(name === '' ? 'Thank you' : `Thank you, ${name.split(' ')[0]}`),
        mailWords(`We received ${what}. ${next}`),
        ...(project === null
          ? []
          : [
              mailCard({
                ...{ over: 'You asked about', name: project.name, address: site + paths.project(project) },
                picture: picture === undefined ? null : site + imagePath(picture, 640),
                place: project.location,
                price: price > 0 ? dirhams(price) : null,
                facts: facts ?? null,
              }),
            ]),
        ...(isUrgent
          ? [
              mailActions({ label: `WhatsApp ${agent?.name.split(' ')[0] ?? 'us'}`, address: reach.chat }, [
                { label: `Call ${reach.phone}`, address: reach.call },
              ]),
            ]
          : []),
        mailWords('You sent', true),
        mailFacts(sent),
      ],
      why: notYou,
    }),
    idempotencyKey: `receipt-${key}`,
  };
}

/** The agent's own number, or the office's. */
function waysToReach({ project, agent }: AboutLead) {
  const own = callableDigits(agent?.phone ?? '');
  const message = whatsappMessage(
    own === null ? business.name : (agent?.name ?? business.name),
    project?.name ?? null,
    defaultLanguage.locale,
  );
  return {
    chat: whatsappAddress(own ?? business.whatsapp.digits, message),
    phone: own === null ? business.phone.text : phoneWords(`+${own}`),
    call: own === null ? business.phone.href : `tel:+${own}`,
  };
}
