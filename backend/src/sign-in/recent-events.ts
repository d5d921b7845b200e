import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { sessions, signInEvents, users } from '../database/schema';
import type { Hashing, Sender } from './hashing';
import { limits } from './limits';

/** What a mailed code is for. A code for one purpose is invalid for another: each has its own hash key. */
export interface Purpose {
  readonly name: 'site' | 'office';
  readonly hashing: Hashing;
  /** Whether the address has a session that began in this network. */
  isKnownNetwork(tx: Transaction, sender: Sender, now: Date): Promise<boolean>;
  /** Whether the codes for all strangers together are limited, because anybody can cause mails to any address. */
  readonly hasCommonLimit: boolean;
}

export const sitePurpose = (hashing: Hashing): Purpose => ({
  name: 'site',
  hashing,
  isKnownNetwork,
  hasCommonLimit: true,
});

export type SignInEvent = typeof signInEvents.$inferSelect;

/** The events of an address or a network within the window of the limits. */
export function recentEvents(
  tx: Transaction,
  { emailKey, mailboxKey, networkKey, siteKey }: Sender,
  now: Date,
): Promise<readonly SignInEvent[]> {
  const { email_key, mailbox_key, network_key, site_key, at } = signInEvents;
  const own = or(
    eq(email_key, emailKey),
    eq(mailbox_key, mailboxKey),
    eq(network_key, networkKey),
    eq(site_key, siteKey),
  );
  return tx
    .select()
    .from(signInEvents)
    .where(and(gt(at, windowStart(now)), own));
}

/** The times of the latest requested codes from all clients, up to the limit. */
export async function lastSends(tx: Transaction, now: Date): Promise<readonly Date[]> {
  const { at, kind, purpose } = signInEvents;
  const rows = await tx
    .select({ at })
    .from(signInEvents)
    .where(and(gt(at, windowStart(now)), ne(kind, 'failed'), eq(purpose, 'site')))
    .orderBy(desc(at))
    .limit(limits.sendsInAll);
  return rows.map((row) => row.at);
}

const windowStart = (now: Date) => new Date(now.getTime() - limits.window);

/** The times of the events that match, for `waitingTime`. */
export function timesOf(events: readonly SignInEvent[], fits: (event: SignInEvent) => boolean): readonly Date[] {
  return events.filter(fits).map(({ at }) => at);
}

/** Whether the address has a session that began in this network: the client is probably its owner. */
export async function isKnownNetwork(tx: Transaction, { email, networkKey }: Sender, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.user_id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(users.email, email), eq(sessions.network_key, networkKey), gt(sessions.expires_at, now)))
    .limit(1);
  return found.length > 0;
}
