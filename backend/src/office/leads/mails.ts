import { defaultLanguage, languages } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database';
import { officeMails } from '../../database/schema';
import type { MailOrigins } from '../../leads/delivery/lead-mail';
import { mailActions, mailHtml, mailWords } from '../../mail/mail-html';
import { type Mailer, sendToOne } from '../../mail/mailer';
import { textsOf } from '../../mail/texts';
import { openLeases } from '../../outbox/leases';
import { type Channel, mailTimeLimit, type Outbox } from '../../outbox/outbox';

/** A mail of the office: the answer to the sender of a lead, a notification of the administrators, an invitation. */
export interface OfficeMail {
  /** The lead that it is about, with which it is erased. */
  readonly leadId: number | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface OutgoingMail extends OfficeMail {
  /** The same for every attempt. */
  readonly id: number;
}

/** Adds mails to the outbox, within the caller's transaction. */
export async function queueMails(tx: Transaction, mails: readonly OfficeMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ leadId, ...mail }) => ({ ...mail, lead_id: leadId }));
  const at = { created_at: sql`now()`, due_at: sql`now()` };
  await tx.insert(officeMails).values(rows.map((row) => ({ ...row, ...at })));
}

/** The outbox of these mails. A row is deleted after delivery, and stays with the reason when it is refused permanently. */
export function openOfficeOutbox(db: Database): Outbox<OutgoingMail> {
  const { taken, due, own, ...leases } = openLeases(db, officeMails, isNull(officeMails.refused));
  return {
    ...leases,
    async lease(_, limit) {
      const rows = await db
        .update(officeMails)
        .set(taken)
        .where(sql`${officeMails.id} in ${due(limit)}`)
        .returning();
      return rows.map(({ id, attempts, lead_id, to, subject, text }) => ({
        id,
        attempt: attempts,
        item: { id, leadId: lead_id, to, subject, text },
      }));
    },
    async delivered(leased) {
      await db.delete(officeMails).where(own(leased));
    },
    async refused(leased, { cause }) {
      const reason = cause instanceof Error ? cause.message : 'The mail server has refused it';
      await db
        .update(officeMails)
        .set({ refused: reason.slice(0, 300) })
        .where(and(own(leased), eq(officeMails.id, leased.id)));
    },
  };
}

/** An address of the office alone in a paragraph becomes the button of the mail. */
function htmlOf({ subject, text }: OfficeMail, { site, office }: MailOrigins): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const isButton = (words: string) => office !== null && words.startsWith(`${office}/`) && !/\s/.test(words);
  const isToStaff = paragraphs.some(isButton);
  const locale = localeOf(text);
  return mailHtml({
    ...{ title: subject, preview: paragraphs[0] ?? '', site, locale },
    rows: paragraphs.map((words) =>
      isButton(words) ? mailActions({ label: 'Open in the office', address: words }) : mailWords(words),
    ),
    why: isToStaff ? `Sent to the staff of ${business.name}.` : textsOf(locale).youContacted,
  });
}

/** The first language of the site that is written in the direction of a text: what staff have typed may be in another than theirs. */
function localeOf(text: string): string {
  const direction = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';
  return (languages.find((language) => language.direction === direction) ?? defaultLanguage).locale;
}

/** The channel of these mails. A refusal by one recipient does not affect the others. */
export function officeMailChannel(mailer: Mailer, origins: MailOrigins): Channel<OutgoingMail> {
  return {
    name: 'office',
    timeLimit: mailTimeLimit,
    async deliver(mail) {
      const { id, to, subject, text } = mail;
      const html = htmlOf(mail, origins);
      await sendToOne(mailer.sendMail, { to, subject, text, html, idempotencyKey: `office-${id}` });
    },
  };
}
