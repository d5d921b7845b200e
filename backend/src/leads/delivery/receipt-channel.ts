import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leadDeliveries, leads } from '../../database/schema';
import { sendToOne } from '../../mail/mailer';
import { ItemRefused, mailTimeLimit } from '../../outbox/outbox';
import { byHand } from '../forms/lead-forms';
import { bookingMail } from './booking-mail';
import type { LeadMailParts } from './mail-channel';
import type { LeadChannel, OutgoingLead } from './outbox';
import { receiptMail } from './receipt';

/** Anybody can type anybody's address: so many receipts go to one mailbox in a day, and to all together in an hour. */
export const receiptLimits = { perMailbox: 3, inAll: 500 } as const;

/** How long a receipt may be late, in milliseconds: after an outage it says nothing new. */
const latest = 24 * 3_600_000;

/** Whether the sender of a lead gets a receipt: not where the office has entered it, or a bot may have. */
export const hasReceipt = ({ form, fields, isHasty }: Pick<OutgoingLead, 'form' | 'fields' | 'isHasty'>): boolean =>
  form !== byHand.name && !isHasty && typeof fields.email === 'string' && fields.email !== '';

const refusedFor = (reason: string) => new ItemRefused(new Error(reason), true, false);

/** Mails a receipt to the sender of a lead. What is refused or over a limit is not tried again. */
export function receiptChannel(db: Database, { sendMail, find, origins }: LeadMailParts): LeadChannel {
  return {
    name: 'receipt',
    timeLimit: mailTimeLimit,
    async deliver(lead) {
      if (lead.isSpam) throw refusedFor('The lead looks like spam');
      if (Date.now() - lead.receivedAt.getTime() > latest) throw refusedFor('The lead is too old for a receipt');
      if (await isOverLimit(db, lead)) throw refusedFor('Too many receipts');
      const mail = receiptMail(lead, await find(lead), origins);
      if (mail === null) return;
      await sendToOne(sendMail, mail);
    },
  };
}

/** Reminds the sender of a booking; not where it is over already, as after an outage. */
export function reminderChannel({ sendMail, find, origins }: LeadMailParts): LeadChannel {
  return {
    name: 'reminder',
    timeLimit: mailTimeLimit,
    async deliver(lead) {
      if (new Date(String(lead.fields.at)) <= new Date()) throw refusedFor('It is over');
      await sendToOne(sendMail, bookingMail(lead, await find(lead), origins.site, 'reminder'));
    },
  };
}

/** Counts only the receipts of earlier leads, so that simultaneous ones do not pass the limit together. */
async function isOverLimit(db: Database, { id, fields }: OutgoingLead): Promise<boolean> {
  const mailbox = mailboxIn(sql`${leads.fields} ->> 'email'`);
  const own = mailboxIn(sql`${String(fields.email)}::text`);
  const [counts] = await db
    .select({
      ofMailbox: sql<number>`(count(*) filter (where ${mailbox} = ${own}))::int`,
      inAll: sql<number>`(count(*) filter (where ${leads.received_at} > now() - interval '1 hour'))::int`,
    })
    .from(leads)
    .innerJoin(leadDeliveries, and(eq(leadDeliveries.lead_id, leads.id), eq(leadDeliveries.channel, 'receipt')))
    .where(and(sql`not ${leads.is_spam}`, gt(leads.received_at, sql`now() - interval '1 day'`), lt(leads.id, id)));
  return (counts?.ofMailbox ?? 0) >= receiptLimits.perMailbox || (counts?.inAll ?? 0) >= receiptLimits.inAll;
}

/** The mailbox to which an address leads, at most: without dots and what follows a plus. */
function mailboxIn(email: SQL): SQL {
  const part = (number: number) => sql`split_part(lower(${email}), '@', ${sql.raw(String(number))})`;
  return sql`replace(split_part(${part(1)}, '+', 1), '.', '') || '@' || ${part(2)}`;
}
