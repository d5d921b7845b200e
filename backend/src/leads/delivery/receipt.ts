import { phoneWords } from '@iwan/shared/domain/contact/parse-phone';
import { callableDigits } from '@iwan/shared/domain/contact/phone';
import { whatsappAddress, whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage, languageOf, pathIn } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { readStartingPrice } from '@iwan/shared/domain/project/starting-price';
import { languageField, readLanguageField } from '@iwan/shared/domain/translation/page-language';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { ProjectRecord } from '../../database/project-record';
import { nameIn } from '../../language/translated-record';
import {
  isolated,
  mailActions,
  mailCard,
  mailFacts,
  mailHtml,
  mailImprint,
  mailTitle,
  mailWords,
} from '../../mail/mail-html';
import { mailedProject, namedProject } from '../../mail/mailed-project';
import type { Mail } from '../../mail/mailer';
import type { ReceiptKind } from '../forms/lead-form';
import { leadForms } from '../forms/lead-forms';
import type { AboutLead } from './about-lead';
import { bookingMail } from './booking-mail';
import type { MailOrigins } from './lead-mail';
import type { OutgoingLead } from './outbox';
import { textsOf } from './texts';

/** In characters. */
const longestName = 40;
const longestMessage = 1000;

/** Anything that a mail program could turn into a link: an address of the web or of a mailbox, or a name with a dot in it. */
const links = /[\p{L}\d+.-]+:\/\/\S*|\S+@\S+|(?:[\p{L}\d-]+[.。．｡])+\p{L}[\p{L}\d-]*(?:[/:?#]\S*)?/gu;

/** What a visitor wrote, without links: the mail goes to whoever's address was typed. */
export function withoutLinks(words: string, locale: string): string {
  return words.replace(links, textsOf(locale).linkRemoved);
}

/** `undefined`: a form of a remote, for which nothing of ours is promised. */
function sentencesOf(kind: ReceiptKind | undefined, about: AboutLead, locale: string) {
  const texts = textsOf(locale);
  const message = { received: texts.receivedMessage, thanks: texts.thanksForMessage };
  switch (kind) {
    case 'enquiry': {
      const named = about.project ?? about.developer;
      const subject = named && nameIn(named, locale);
      return {
        received: texts.receivedEnquiry(subject),
        thanks: texts.thanksForEnquiry(subject),
        next: texts.agentReplies(about.agent && nameIn(about.agent, locale)),
      };
    }
    case 'application':
      return {
        received: texts.receivedApplication,
        thanks: texts.thanksForApplication,
        next: texts.applicationReplies,
      };
    case 'newsletter':
      return { received: texts.receivedSubscription, thanks: texts.thanksForSubscription, next: texts.newsletter };
    case 'message':
      return { ...message, next: texts.agentReplies(null) };
    default:
      return { ...message, next: texts.weReply };
  }
}

/**
 * The mail to the sender of a lead, in the language of its page: what was received, who replies, and how to reach them. What the
 * sender typed is repeated without links; names of projects and agents are those of the site's records. `null` for a lead without
 * an address.
 */
export function receiptMail(lead: OutgoingLead, about: AboutLead, { site }: Pick<MailOrigins, 'site'>): Mail | null {
  const { fields, form, key } = lead;
  if (typeof fields.email !== 'string' || fields.email === '') return null;
  const kind = leadForms.named(form)?.receipt;
  if (kind === 'booking') return bookingMail(lead, about, site, 'receipt');
  const { locale } = languageOf(readLanguageField(fields[languageField]) ?? defaultLanguage.code);
  const texts = textsOf(locale);
  const text = (value: unknown, longest: number) =>
    typeof value === 'string' ? withoutLinks(value.trim().slice(0, longest), locale) : '';
  const { received, thanks, next } = sentencesOf(kind, about, locale);
  const { project, agent } = about;
  const name = text(fields.name, longestName);
  const message = text(fields.message, longestMessage);
  const phone = typeof fields.phone === 'string' ? fields.phone : '';
  const reach = waysToReach(about, locale);
  const { labels } = texts;
  const sent = [
    ...(name === '' ? [] : [{ label: labels.name, value: name }]),
    ...(phone === '' ? [] : [{ label: labels.phone, value: phoneWords(`+${phone}`) }]),
    { label: labels.email, value: fields.email },
    ...(message === '' ? [] : [{ label: labels.message, value: message }]),
  ].map(({ label, value }) => ({ label, value: isolated(value, locale) }));
  const isUrgent = kind !== 'newsletter' && kind !== 'application';
  const shown = project === null ? null : cardOf(project, site, locale);
  return {
    to: fields.email,
    subject: received,
    text: [
      ...(name === '' ? [] : [texts.hello(name)]),
      `${thanks} ${next}`,
      ...(isUrgent ? [`${texts.urgent(reach.phone)} ${reach.chat}`] : []),
      ...(shown === null ? [] : [`${shown.name}\n${shown.address}`]),
      `${texts.sentBelow}\n${sent.map(({ label, value }) => `${label}: ${value}`).join('\n')}`,
      texts.notYou,
      mailImprint(locale),
    ].join('\n\n'),
    html: mailHtml({
      ...{ title: received, preview: next, site, locale },
      rows: [
        mailTitle(texts.thankYou(firstWord(name))),
        mailWords(`${received}. ${next}`),
        ...(shown === null ? [] : [mailCard({ over: texts.askedAbout, ...shown })]),
        ...(isUrgent
          ? [
              mailActions({ label: texts.whatsapp(firstWord(agent && nameIn(agent, locale))), address: reach.chat }, [
                { label: texts.call(reach.phone), address: reach.call },
              ]),
            ]
          : []),
        mailWords(texts.sent, true),
        mailFacts(sent),
      ],
      why: texts.notYou,
    }),
    idempotencyKey: `receipt-${key}`,
  };
}

const firstWord = (name: string | null) => name?.split(' ')[0] || null;

function cardOf(project: ProjectRecord, site: string, locale: string) {
  const { price } = readStartingPrice({ ...project });
  const { picture, facts } = mailedProject(project, locale);
  const { name, location } = namedProject(project, locale);
  return {
    ...{ name, place: location, facts: facts ?? null },
    address: site + pathIn(locale, paths.project(project)),
    picture: picture === undefined ? null : site + imagePath(picture, 640),
    price: price > 0 ? formatFor(locale).dirhams(price) : null,
  };
}

/** The agent's own number, or the office's. */
function waysToReach({ project, agent }: AboutLead, locale: string) {
  const own = callableDigits(agent?.phone ?? '');
  const office = businessTextsOf(locale).name;
  const message = whatsappMessage(
    own === null || agent === null ? office : nameIn(agent, locale),
    project && nameIn(project, locale),
    locale,
  );
  return {
    chat: whatsappAddress(own ?? business.whatsapp.digits, message),
    phone: own === null ? business.phone.text : phoneWords(`+${own}`),
    call: own === null ? business.phone.href : `tel:+${own}`,
  };
}
