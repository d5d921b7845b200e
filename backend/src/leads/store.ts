import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database';
import { leadDeliveries, leads } from '../database/schema';
import type { ChannelName } from './delivery/outgoing-lead';
import type { LeadJournal } from './journal/journal';
import type { Journalled } from './journal/journal-lines';
import { markJournal, takeInJournal } from './journal/take-in-journal';
import type { Lead } from './lead';
import { isSameLead, type LeadContent } from './same-lead';

/** `kept`: stored. `known`: a duplicate of a stored lead. `other`: another lead has this key. */
export type Keeping = 'kept' | 'known' | 'other';

export interface LeadStore {
  /**
   * Stores a lead once for each key, however often and concurrently it is sent; `make` runs only for a new key. When the
   * promise resolves, the lead survives a power failure, unless the result is `other`. With a journal this holds also where the
   * database has failed: `unstored` is called with the error, and the next start replays the lead. Without a journal the
   * promise rejects then. Another node may have stored the same key after `make`.
   */
  keepOnce(
    key: string,
    content: LeadContent,
    make: () => Promise<Lead>,
    unstored: (error: unknown) => void,
  ): Promise<Keeping>;
  /** Replays the journal (`takeInJournal`); returns how many lines were set aside. */
  takeIn(journalled: Journalled): Promise<number>;
  /** Writes a checkpoint, unless there is nothing new, a lead is being stored, or one has failed to be. */
  settle(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly journal: LeadJournal | null;
  readonly flush: OpenDatabase['flush'];
  /** The channels by which each lead is delivered. */
  readonly channels: readonly ChannelName[];
  /** Called when there is something to deliver. */
  readonly stored: () => void;
}

function row({ key, isSpam, isHasty, receivedAt, ...lead }: Lead): typeof leads.$inferInsert {
  const marks = { is_spam: isSpam, is_hasty: isHasty ?? false };
  return { ...lead, ...marks, idempotency_key: key, received_at: new Date(receivedAt) };
}

/** The leads of a database and, for the embedded one, its journal. */
export function createLeadStore({ db, journal, flush, channels, stored }: Parts): LeadStore {
  const beingStored = new Map<string, { readonly content: LeadContent; readonly keeping: Promise<Keeping> }>();
  let isSettled = true;
  let isAnyUnstored = false;

  /** Inserts new leads with their outbox rows in one transaction; returns how many were new. */
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

  /** `null` for an unknown key. */
  const compared = async (key: string, content: LeadContent): Promise<Keeping | null> => {
    const { form, fields, attachment } = leads;
    const [known] = await db.select({ form, fields, attachment }).from(leads).where(eq(leads.idempotency_key, key));
    if (known === undefined) return null;
    return isSameLead(known, content) ? 'known' : 'other';
  };

  const keep: LeadStore['keepOnce'] = async (key, content, make, unstored) => {
    const known = await compared(key, content);
    if (known !== null) return known;
    const lead = await make();
    isSettled = false;
    await journal?.append(lead);
    try {
      if ((await insert([lead])) === 0) return (await compared(key, content)) ?? 'known';
      stored();
      return 'kept';
    } catch (error) {
      if (journal === null) throw error;
      isAnyUnstored = true;
      unstored(error);
      return 'kept';
    }
  };

  return {
    async keepOnce(key, content, make, unstored) {
      const before = beingStored.get(key);
      if (before !== undefined) {
        if (!isSameLead(before.content, content)) return 'other';
        return before.keeping.then((keeping) => (keeping === 'kept' ? 'known' : keeping));
      }
      const keeping = keep(key, content, make, unstored).finally(() => beingStored.delete(key));
      beingStored.set(key, { content, keeping });
      return keeping;
    },
    takeIn: (journalled) => takeInJournal({ db, journal, flush }, journalled, insert),
    async settle() {
      if (isSettled || isAnyUnstored || beingStored.size > 0) return;
      isSettled = true;
      await markJournal({ db, journal, flush }).catch((error: unknown) => {
        isSettled = false;
        throw error;
      });
    },
  };
}
