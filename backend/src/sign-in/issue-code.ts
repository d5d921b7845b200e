import { and, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { holdName } from '../database/exclusively';
import { signInCodes, signInEvents } from '../database/schema';
import { figures } from './figures';
import { createCode, type Hashing } from './hashing';
import { waitingTime } from './waiting-time';

export interface Sender {
  readonly emailKey: string;
  readonly networkKey: string;
}

export type IssuedCode =
  | { readonly status: 'issued'; readonly code: string; readonly eventId: number }
  /** Milliseconds until another may be sent. */
  | { readonly status: 'too many'; readonly wait: number };

/**
 * Makes the code of an address and notes it as sent, unless that would be one too many. An earlier code ends. Asks and
 * does the same for every address: whether somebody has an account is not even looked up.
 */
export function issueCode(
  db: Database,
  hashing: Hashing,
  { emailKey, networkKey }: Sender,
  now: Date,
): Promise<IssuedCode> {
  return db.transaction(async (tx) => {
    await holdName(tx, `network:${networkKey}`);
    await holdName(tx, `email:${emailKey}`);
    const since = new Date(now.getTime() - figures.window);
    const sent = await tx
      .select()
      .from(signInEvents)
      .where(
        and(
          eq(signInEvents.kind, 'sent'),
          gt(signInEvents.at, since),
          or(eq(signInEvents.email_key, emailKey), eq(signInEvents.network_key, networkKey)),
        ),
      );
    const toAddress = sent.filter((event) => event.email_key === emailKey).map(({ at }) => at);
    const fromNetwork = sent.filter((event) => event.network_key === networkKey).map(({ at }) => at);
    const { window } = figures;
    const wait = Math.max(
      waitingTime(toAddress, { most: 1, window: figures.resendGap }, now),
      waitingTime(toAddress, { most: figures.sendsPerAddress, window }, now),
      waitingTime(fromNetwork, { most: figures.sendsPerNetwork, window }, now),
    );
    if (wait > 0) return { status: 'too many', wait };

    const code = createCode();
    const row = {
      ...hashing.hashCode(emailKey, code),
      expires_at: new Date(now.getTime() + figures.codeLife),
    };
    await tx
      .insert(signInCodes)
      .values({ email_key: emailKey, ...row })
      .onConflictDoUpdate({ target: signInCodes.email_key, set: row });
    const [event] = await tx
      .insert(signInEvents)
      .values({ kind: 'sent', email_key: emailKey, network_key: networkKey, at: now })
      .returning({ id: signInEvents.id });
    return { status: 'issued', code, eventId: event?.id ?? 0 };
  });
}

/** Takes back a code that no mail server took over, so that its owner may ask again at once. */
export async function withdrawCode(db: Database, { emailKey }: Sender, eventId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await holdName(tx, `email:${emailKey}`);
    await tx.delete(signInCodes).where(eq(signInCodes.email_key, emailKey));
    await tx.delete(signInEvents).where(eq(signInEvents.id, eventId));
  });
}
