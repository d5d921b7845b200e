import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database';
import { leadDeliveries, leads } from '../database/schema';
import type { ChannelName } from './delivery/channel';
import type { LeadJournal } from './journal';
import type { Journalled } from './journal-lines';
import type { Lead } from './lead';
import { markJournal, takeInJournal } from './take-in-journal';

export interface LeadStore {
  /**
   * Keeps the lead of a key once, however often and however simultaneously it is sent; `make` runs only when the key is
   * new here. When it resolves, the lead survives a power failure: with a journal also where the database could not take
   * it (then `unstored` hears why, and the next start brings it in); without one it rejects then. Answers whether what
   * was made is what was kept: another node may have kept the same key first.
   */
  keepOnce(key: string, make: () => Promise<Lead>, unstored: (error: unknown) => void): Promise<boolean>;
  /** Brings the database and its journal together (`takeInJournal`); answers how many lines were set aside. */
  takeIn(journalled: Journalled): Promise<number>;
  /** Notes in the journal that the database has all of it, unless it has, or a lead is being kept or could not be. */
  settle(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly journal: LeadJournal | null;
  readonly flush: OpenDatabase['flush'];
  /** Where each lead has to be delivered. */
  readonly channels: readonly ChannelName[];
  /** Hears that there is something to deliver. */
  readonly stored: () => void;
}

function row({ key, form, fields, attachment, isSpam, receivedAt }: Lead): typeof leads.$inferInsert {
  return { idempotency_key: key, form, fields, attachment, is_spam: isSpam, received_at: new Date(receivedAt) };
}

/** The leads of a database and, where that is the embedded one, its journal. */
export function createLeadStore({ db, journal, flush, channels, stored }: Parts): LeadStore {
  const beingKept = new Map<string, Promise<boolean>>();
  let isSettled = true;
  let isAnyUnstored = false;

  /** Each lead that is new with its rows of the outbox, all or nothing; answers how many were new. */
  const insert = (kept: readonly Lead[]): Promise<number> =>
    db.transaction(async (transaction) => {
      const added = await transaction
        .insert(leads)
        .values(kept.map(row))
        .onConflictDoNothing({ target: leads.idempotency_key })
        .returning({ lead_id: leads.id, isSpam: leads.is_spam });
      const genuine = added.filter(({ isSpam }) => !isSpam);
      const outbox = genuine.flatMap(({ lead_id }) =>
        channels.map((channel) => ({ lead_id, channel, due_at: sql`now()` })),
      );
      if (outbox.length > 0) await transaction.insert(leadDeliveries).values(outbox);
      return added.length;
    });

  const isKnown = async (key: string) =>
    (await db.select({ id: leads.id }).from(leads).where(eq(leads.idempotency_key, key)).limit(1)).length > 0;

  const keep: LeadStore['keepOnce'] = async (key, make, unstored) => {
    if (await isKnown(key)) return false;
    const lead = await make();
    isSettled = false;
    await journal?.append(lead);
    try {
      const added = await insert([lead]);
      if (added > 0) stored();
      return added > 0;
    } catch (error) {
      if (journal === null) throw error;
      isAnyUnstored = true;
      unstored(error);
      return true;
    }
  };

  return {
    async keepOnce(key, make, unstored) {
      const before = beingKept.get(key);
      if (before !== undefined) return before.then(() => false);
      const kept = keep(key, make, unstored).finally(() => beingKept.delete(key));
      beingKept.set(key, kept);
      return kept;
    },
    takeIn: (journalled) => takeInJournal({ db, journal, flush }, journalled, insert),
    async settle() {
      if (isSettled || isAnyUnstored || beingKept.size > 0) return;
      isSettled = true;
      await markJournal({ db, journal, flush }).catch((error: unknown) => {
        isSettled = false;
        throw error;
      });
    },
  };
}
