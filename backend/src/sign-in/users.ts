import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { users } from '../database/schema';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The name beside a reader's comments: nobody is asked for a name, and the address is private.
 *
 * `grace.adeyemi@example.com` // => `Grace A.`
 * `x1992@example.com` // => `Reader`
 */
export function displayName(email: string): string {
  const [local = ''] = email.split(/[@+]/);
  const [first = '', last = ''] = local.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (first.length < 2) return 'Reader';
  return last === '' ? capital(first).slice(0, 30) : `${capital(first).slice(0, 30)} ${capital(last).charAt(0)}.`;
}

/** The signed-in user as section 3 has it on the wire. */
export interface User {
  readonly id: number;
  readonly name: string;
}

/** The account of a verified address; the caller holds the lock of the address. */
export async function findOrCreateUser(tx: Transaction, email: string, now: Date): Promise<User> {
  const wanted = { id: users.id, name: users.name };
  const [known] = await tx.select(wanted).from(users).where(eq(users.email, email));
  if (known !== undefined) return known;
  const [created] = await tx
    .insert(users)
    .values({ email, name: displayName(email), created_at: now })
    .returning(wanted);
  if (created === undefined) throw new Error('The database has not created the user');
  return created;
}
