import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database';
import { officeMails } from '../../database/schema';
import { type Mailer, mailRefusal } from '../../mail/mailer';
import { openLeases } from '../../outbox/leases';
import { type Channel, ItemRefused, mailTimeLimit, type Outbox } from '../../outbox/outbox';

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

/** The channel of these mails. A refusal by one recipient does not affect the others. */
export function officeMailChannel(mailer: Mailer): Channel<OutgoingMail> {
  return {
    name: 'office',
    timeLimit: mailTimeLimit,
    async deliver({ id, to, subject, text }) {
      try {
        await mailer.sendMail({ to, subject, text, idempotencyKey: `office-${id}` });
      } catch (error) {
        const refusal = mailRefusal(error);
        throw refusal === null ? error : new ItemRefused(error, refusal !== 'for now', refusal === 'address');
      }
    },
  };
}
