import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { officePeople } from '../database/schema';
import { CommandFailure } from './command';

/** The id of a person of the office. Throws a `CommandFailure` for an unknown address. */
export async function personByAddress(db: Database, address: string): Promise<number> {
  const [found] = await db
    .select({ id: officePeople.id })
    .from(officePeople)
    .where(eq(officePeople.email, address.trim().toLowerCase()));
  if (found === undefined) throw new CommandFailure(`There is nobody in the office by the address ${address}.`);
  return found.id;
}
