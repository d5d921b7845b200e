import { languageField } from '@iwan/shared/domain/translation/page-language';
import { eq } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database';
import { leadDeliveries, leads } from '../database/schema';
import { after } from '../outbox/leases';
import type { ChannelName } from './delivery/outbox';
import { hasReceipt } from './delivery/receipt-channel';
import type { LeadJournal } from './journal/journal';
import type { Journalled } from './journal/journal-lines';
import { checkpointJournal, insertStorable, replayJournal } from './journal/replay-journal';
import { consentField, type Lead } from './lead';

/** The content of a lead, without the time of arrival and the stored name of its file. */
interface LeadContent extends Pick<Lead, 'form' | 'fields'> {
  readonly attachment: { readonly bytes: number } | null;
}

/**
 * Whether two submissions are the same lead, ignoring the order of fields, which a database does not keep. The words of a
 * consent are ignored, since the site may have changed them between two attempts, and so is the language of the page.
 */
export function isSameLead(one: LeadContent, other: LeadContent): boolean {
  return written(one) === written(other);
}

/** Fields that follow from the page of the form. */
const ofPage: readonly string[] = [consentField, languageField];

function written({ form, fields, attachment }: LeadContent): string {
  const given = Object.entries(fields).filter(([name, value]) => value !== undefined && !ofPage.includes(name));
  return JSON.stringify([form, given.toSorted(([a], [b]) => (a < b ? -1 : 1)), attachment?.bytes ?? 0]);
}

/** `stored`: stored. `duplicate`: a duplicate of a stored lead. `conflict`: another lead has this key. */
export type StoreResult = 'stored' | 'duplicate' | 'conflict';

export type LeadStore = ReturnType<typeof createLeadStore>;

/**
 * How long what looks like spam waits for somebody in the office to look at it, before it is delivered with a remark, in
 * milliseconds. Leases accept pauses of less than two hours.
 */
const spamWaitsMs = 3_600_000;

interface Parts {
  readonly db: Database;
  readonly journal: LeadJournal | null;
  readonly flush: OpenDatabase['flush'];
  /** The channels by which each lead is delivered. */
  readonly channels: readonly ChannelName[];
  /** Called when a lead is in the journal or the database. */
  readonly onStored: () => void;
}

function row({ key, isSpam, isHasty, receivedAt, ...lead }: Lead): typeof leads.$inferInsert {
  const marks = { is_spam: isSpam, is_hasty: isHasty ?? false };
  return { ...lead, ...marks, idempotency_key: key, received_at: new Date(receivedAt) };
}

type Submission = [key: string, content: LeadContent, make: () => Promise<Lead>, onUnstored: (error: unknown) => void];

/** The leads of a database and, for the embedded one, its journal. */
export function createLeadStore({ db, journal, flush, channels, onStored }: Parts) {
  const beingStored = new Map<string, { readonly content: LeadContent; readonly result: Promise<StoreResult> }>();
  let isCheckpointed = true;
  /** In the journal, and not in the database yet. */
  const unstored = new Map<string, Lead>();

  const channelsOf = (lead: Parameters<typeof hasReceipt>[0]) =>
    channels.filter((channel) => channel !== 'receipt' || hasReceipt(lead));

  /** Inserts new leads with their outbox rows in one transaction; returns how many were new. */
  const insert = (kept: readonly Lead[]): Promise<number> =>
    db.transaction(async (transaction) => {
      const added = await transaction
        .insert(leads)
        .values(kept.map(row))
        .onConflictDoNothing({ target: leads.idempotency_key })
        .returning({
          lead_id: leads.id,
          isSpam: leads.is_spam,
          isHasty: leads.is_hasty,
          form: leads.form,
          fields: leads.fields,
        });
      const outbox = added.flatMap(({ lead_id, isSpam, ...lead }) =>
        channelsOf(lead).map((channel) => ({ lead_id, channel, due_at: after(isSpam ? spamWaitsMs : 0) })),
      );
      if (outbox.length > 0) await transaction.insert(leadDeliveries).values(outbox);
      return added.length;
    });

  /** `null` for an unknown key. */
  const compared = async (key: string, content: LeadContent): Promise<StoreResult | null> => {
    const { form, fields, attachment } = leads;
    const [known] = await db.select({ form, fields, attachment }).from(leads).where(eq(leads.idempotency_key, key));
    if (known === undefined) return null;
    return isSameLead(known, content) ? 'duplicate' : 'conflict';
  };

  const storeNew = async (...[key, content, make, onUnstored]: Submission): Promise<StoreResult> => {
    const waiting = unstored.get(key);
    if (waiting !== undefined) return isSameLead(waiting, content) ? 'duplicate' : 'conflict';
    const known = await compared(key, content);
    if (known !== null) return known;
    const lead = await make();
    isCheckpointed = false;
    await journal?.append(lead);
    try {
      if ((await insert([lead])) === 0) return (await compared(key, content)) ?? 'duplicate';
    } catch (error) {
      if (journal === null) throw error;
      unstored.set(key, lead);
      onUnstored(error);
    }
    onStored();
    return 'stored';
  };

  const insertUnstored = async () => {
    const waiting = [...unstored.values()];
    const refused = await insertStorable(waiting, insert);
    await journal?.setAside(refused.map((lead) => JSON.stringify(lead)));
    for (const { key } of waiting) unstored.delete(key);
    onStored();
  };

  return {
    /**
     * Stores a lead once for each key, however often and concurrently it is sent; `make` runs only for a new key. When the
     * promise resolves, the lead survives a power failure, unless the result is `conflict`. With a journal this holds also where the
     * database has failed: `onUnstored` is called with the error, and the next checkpoint or start inserts the lead. Without a journal the
     * promise rejects then. Another node may have stored the same key after `make`.
     */
    async storeOnce(...[key, content, make, onUnstored]: Submission): Promise<StoreResult> {
      const before = beingStored.get(key);
      if (before !== undefined) {
        if (!isSameLead(before.content, content)) return 'conflict';
        return before.result.then((result) => (result === 'stored' ? 'duplicate' : result));
      }
      const result = storeNew(key, content, make, onUnstored).finally(() => beingStored.delete(key));
      beingStored.set(key, { content, result });
      return result;
    },
    /** Replays the journal (`replayJournal`); returns how many lines were set aside. */
    replay: (journalled: Journalled) => replayJournal({ db, journal, flush }, journalled, insert),
    /**
     * Inserts the leads that the database did not take, sets aside those that it never will, and writes a checkpoint, unless there
     * is nothing new or a lead is being stored.
     */
    async checkpoint(): Promise<void> {
      if (isCheckpointed || beingStored.size > 0) return;
      if (unstored.size > 0) await insertUnstored();
      isCheckpointed = true;
      await checkpointJournal({ db, journal, flush }).catch((error: unknown) => {
        isCheckpointed = false;
        throw error;
      });
    },
  };
}
