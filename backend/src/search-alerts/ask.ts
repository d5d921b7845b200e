import type { StoredSearch } from '@iwan/shared/paths/search-words';
import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { advisoryLock, type Database, type Transaction } from '../database/database';
import { alertMails, alertRequests, searchAlerts } from '../database/schema';
import { mailboxOf } from '../mail/mailer';
import type { Sender } from '../sign-in/hashing';
import { longestWait } from '../sign-in/limits';
import { dayOf, limits } from './limits';
import { createKey } from './links';

/** `wait`: milliseconds until the next request is allowed. */
export type Asked = { readonly status: 'noted' } | { readonly status: 'too many'; readonly wait: number };

/**
 * Stores the request for an alert and queues the mail that asks for confirmation. The response is the same where the alert
 * exists already, which then gets no mail.
 */
export function askToConfirm(
  db: Database,
  sender: Sender,
  { query, slug, language }: StoredSearch & { readonly language: string | null },
  now: Date,
): Promise<Asked> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, `site:${sender.siteKey}`);
    await advisoryLock(tx, `mailbox:${sender.mailboxKey}`);
    const wait = await waitOf(tx, sender, now);
    if (wait > 0) return { status: 'too many', wait };
    const { mailboxKey, networkKey, siteKey } = sender;
    await tx
      .insert(alertRequests)
      .values({ email_key: mailboxKey, network_key: networkKey, site_key: siteKey, at: now });
    const mailbox = mailboxOf(sender.email);
    if (!(await hasRoom(tx, mailbox))) return { status: 'noted' };
    const [alert] = await tx
      .insert(searchAlerts)
      .values({
        ...{ key: createKey(), email: sender.email, mailbox, query, slug: slug ?? '', language },
        ...{ asked_at: now, reported_until: sql`clock_timestamp()`, reported_day: dayOf(now) },
      })
      .onConflictDoUpdate({
        target: [searchAlerts.email, searchAlerts.query, searchAlerts.slug],
        set: {
          language: sql`case when ${searchAlerts.confirmed_at} is null then excluded.language else ${searchAlerts.language} end`,
          asked_at: sql`case when ${searchAlerts.confirmed_at} is null then excluded.asked_at else ${searchAlerts.asked_at} end`,
        },
      })
      .returning({ id: searchAlerts.id, confirmedAt: searchAlerts.confirmed_at });
    if (alert && alert.confirmedAt === null) {
      await tx.insert(alertMails).values({
        ...{ alert_id: alert.id, is_confirmation: true },
        ...{ created_at: sql`now()`, due_at: sql`now()` },
      });
    }
    return { status: 'noted' };
  });
}

/** Whether a mailbox may have one more alert. */
export async function hasRoom(tx: Transaction, mailbox: string): Promise<boolean> {
  const active = and(eq(searchAlerts.mailbox, mailbox), isNotNull(searchAlerts.confirmed_at));
  return (await tx.$count(searchAlerts, active)) < limits.alertsPerAddress;
}

async function waitOf(tx: Transaction, { mailboxKey, networkKey, siteKey }: Sender, now: Date): Promise<number> {
  const { email_key, network_key, site_key, at } = alertRequests;
  const { window } = limits;
  const isRecent = gt(at, new Date(now.getTime() - window));
  const own = or(eq(email_key, mailboxKey), eq(network_key, networkKey), eq(site_key, siteKey));
  const recent = await tx.select().from(alertRequests).where(and(isRecent, own));
  const last = await tx.select({ at }).from(alertRequests).where(isRecent).orderBy(desc(at)).limit(limits.inAll);
  const timesOf = (fits: (event: (typeof recent)[number]) => boolean) => recent.filter(fits).map((event) => event.at);
  const byBoth = timesOf((event) => event.email_key === mailboxKey && event.network_key === networkKey);
  return longestWait(now, [
    [byBoth, { most: 1, window: limits.gap }],
    [byBoth, { most: limits.perAddress, window }],
    [timesOf((event) => event.email_key === mailboxKey), { most: limits.perAddressInAll, window }],
    [timesOf((event) => event.network_key === networkKey), { most: limits.perNetwork, window }],
    [timesOf((event) => event.site_key === siteKey), { most: limits.perSite, window }],
    [last.map((event) => event.at), { most: limits.inAll, window }],
  ]);
}
