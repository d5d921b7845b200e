import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/exclusively';
import { users } from '../database/schema';
import { displayName } from './display-name';

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
