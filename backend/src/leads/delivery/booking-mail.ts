import { type Meeting, meetingMinutes, meetings } from '@iwan/shared/domain/booking/booking-times';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { dubaiZone, timeInZone } from '@iwan/shared/domain/format/time-zones';
import { business } from '@iwan/shared/domain/model/business';
import { languageField, readLanguageField } from '@iwan/shared/domain/translation/page-language';
import { paths } from '@iwan/shared/paths/paths';
import { nameIn } from '../../language/translated-record';
import { writeCalendarEntry } from '../../mail/calendar-entry';
import { isolated, mailActions, mailHtml, mailImprint, mailTitle, mailWords } from '../../mail/mail-html';
import type { Mail } from '../../mail/mailer';
import { textsOf as mailTextsOf } from '../../mail/texts';
import type { AboutLead } from './about-lead';
import type { OutgoingLead } from './outbox';
import { textsOf } from './texts';

/**
 * The mail that confirms or reminds of a booking, in the language of its page and the time zone of its sender. The confirmation
 * has the appointment attached. Nothing in it was typed by the sender.
 */
export function bookingMail(
  { key, fields, receivedAt }: OutgoingLead,
  { agent }: AboutLead,
  site: string,
  kind: 'receipt' | 'reminder',
): Mail {
  const { locale } = languageOf(readLanguageField(fields[languageField]) ?? defaultLanguage.code);
  const texts = textsOf(locale).booking;
  const meeting: Meeting = fields.meeting === 'Viewing' ? 'Viewing' : 'Call';
  const start = new Date(String(fields.at));
  const host = agent === null ? business.name : nameIn(agent, locale);
  const title = texts[kind][meeting](host);
  const when = timeInZone(start, String(fields.zone), locale);
  const inDubai = fields.zone === dubaiZone ? [] : [texts.inDubai(timeInZone(start, dubaiZone, locale))];
  const more = kind === 'receipt' ? [texts.attached] : [];
  const words = [when, ...inDubai, ...more, texts.change(isolated(business.phone.text, locale))];
  const calendar = writeCalendarEntry({
    ...{ uid: `${key}@${new URL(site).host}`, sequence: 0, title, details: inDubai.join('') },
    address: agent === null ? site : site + paths.agent(agent.name),
    ...{ start, minutes: meetingMinutes, remindBefore: meetings[meeting], writtenAt: receivedAt },
  });
  const call = { label: textsOf(locale).call(business.phone.text), address: business.phone.href };
  return {
    to: String(fields.email),
    subject: title,
    text: [...words, textsOf(locale).notYou, mailImprint(locale)].join('\n\n'),
    html: mailHtml({
      ...{ title, preview: when, site, locale },
      rows: [mailTitle(title), ...words.map((line) => mailWords(line)), mailActions(call)],
      why: kind === 'receipt' ? textsOf(locale).notYou : mailTextsOf(locale).youContacted,
    }),
    ...(kind === 'receipt' && { calendar }),
    idempotencyKey: `${kind}-${key}`,
  };
}
