import { and, eq, gt, or } from 'drizzle-orm';
import type { Transaction } from '../database/exclusively';
import { sessions, signInEvents, users } from '../database/schema';
import { figures } from './figures';

/** Who asks for a code, or guesses at one. */
export interface Sender {
  readonly email: string;
  readonly emailKey: string;
  readonly networkKey: string;
}

export type SignInEvent = typeof signInEvents.$inferSelect;

/** What has happened to an address or from a network within the window that the limits look back on. */
export function recentEvents(
  tx: Transaction,
  { emailKey, networkKey }: Sender,
  now: Date,
): Promise<readonly SignInEvent[]> {
  const { email_key, network_key, at } = signInEvents;
  const since = new Date(now.getTime() - figures.window);
  return tx
    .select()
    .from(signInEvents)
    .where(and(gt(at, since), or(eq(email_key, emailKey), eq(network_key, networkKey))));
}

/** The times of the events that fit, for `waitingTime`. */
export function timesOf(events: readonly SignInEvent[], fits: (event: SignInEvent) => boolean): readonly Date[] {
  return events.filter(fits).map(({ at }) => at);
}

/** Whether somebody is signed in to an address who began there from this network: its owner, as it seems. */
export async function isKnownNetwork(tx: Transaction, { email, networkKey }: Sender, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.user_id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(users.email, email), eq(sessions.network_key, networkKey), gt(sessions.expires_at, now)))
    .limit(1);
  return found.length > 0;
}
