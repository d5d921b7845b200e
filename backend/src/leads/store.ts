import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { leads } from '../database/schema';
import type { LeadJournal } from './journal';
import type { Lead } from './lead';

/** Leads that go into one statement when a journal is replayed. */
const batch = 500;

export interface LeadStore {
  /**
   * Keeps the lead of a key once, however often and however simultaneously it is sent; `make` runs only when the key is
   * new. When it resolves, the lead survives a power failure, also where the database could not take it: then
   * `unstored` hears why, and the next start brings it in.
   */
  keepOnce(key: string, make: () => Promise<Lead>, unstored: (error: unknown) => void): Promise<void>;
  /** Puts the leads of a journal into the database where they are missing. */
  replay(journalled: readonly Lead[]): Promise<void>;
}

function row({ key, form, fields, attachment, receivedAt }: Lead): typeof leads.$inferInsert {
  return { idempotency_key: key, form, fields, attachment, received_at: new Date(receivedAt) };
}

export function createLeadStore(db: Database, journal: LeadJournal): LeadStore {
  const beingKept = new Map<string, Promise<void>>();

  const insert = (rows: readonly Lead[]) =>
    db.insert(leads).values(rows.map(row)).onConflictDoNothing({ target: leads.idempotency_key });

  const isKnown = async (key: string) =>
    (await db.select({ id: leads.id }).from(leads).where(eq(leads.idempotency_key, key)).limit(1)).length > 0;

  const keep: LeadStore['keepOnce'] = async (key, make, unstored) => {
    if (await isKnown(key)) return;
    const lead = await make();
    await journal.append(lead);
    try {
      await insert([lead]);
    } catch (error) {
      unstored(error);
    }
  };

  return {
    keepOnce(key, make, unstored) {
      const kept = beingKept.get(key) ?? keep(key, make, unstored).finally(() => beingKept.delete(key));
      beingKept.set(key, kept);
      return kept;
    },
    async replay(journalled) {
      for (let from = 0; from < journalled.length; from += batch) {
        await insert(journalled.slice(from, from + batch));
      }
    },
  };
}
