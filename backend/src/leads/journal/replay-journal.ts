import { eq, inArray } from 'drizzle-orm';
import { journalMarks, leads } from '../../database/schema';
import type { Lead } from '../lead';
import type { Journalled } from './journal-lines';
import type { LeadStorage } from './storage';

type Parts = Pick<LeadStorage, 'db' | 'journal' | 'flush'>;

const name = 'leads';

async function readGeneration(db: Parts['db']): Promise<number> {
  const [row] = await db.select().from(journalMarks).where(eq(journalMarks.journal, name));
  return row?.generation ?? 0;
}

/** Records that the database has every lead of the journal, and flushes it to the disk; returns the new generation. */
async function nextGeneration({ db, flush }: Parts, atLeast = 0): Promise<number> {
  const generation = Math.max(await readGeneration(db), atLeast) + 1;
  await db
    .insert(journalMarks)
    .values({ journal: name, generation })
    .onConflictDoUpdate({ target: journalMarks.journal, set: { generation } });
  await flush();
  return generation;
}

/** The keys that are in the database. */
async function knownKeys(db: Parts['db'], keys: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let from = 0; from < keys.length; from += 5_000) {
    const requested = inArray(leads.idempotency_key, keys.slice(from, from + 5_000));
    const rows = await db.select({ key: leads.idempotency_key }).from(leads).where(requested);
    for (const { key } of rows) known.add(key);
  }
  return known;
}

/** Whether the database has refused a lead for good: PostgreSQL's classes for bad data, violated constraints and sizes. */
export function isLeadsFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && /^(22|23|54)\w{3}$/.test(String(error.code))) return true;
  return 'cause' in error && isLeadsFault(error.cause);
}

/** Leads in one transaction. */
const batch = 500;

type Insert = (leads: readonly Lead[]) => Promise<unknown>;

/** Inserts leads in batches; where that fails, one by one. Returns those that the database refuses. */
export async function insertStorable(missing: readonly Lead[], insert: Insert): Promise<readonly Lead[]> {
  const refused: Lead[] = [];
  const refuse = (lead: Lead) => (error: unknown) => {
    if (!isLeadsFault(error)) throw error;
    refused.push(lead);
  };
  for (let from = 0; from < missing.length; from += batch) {
    const some = missing.slice(from, from + batch);
    try {
      await insert(some);
    } catch (error) {
      if (!isLeadsFault(error)) throw error;
      for (const lead of some) await insert([lead]).catch(refuse(lead));
    }
  }
  return refused;
}

/**
 * Replays the journal at a start. A lead that only the journal has is inserted into the database, unless it was deleted there:
 * then it is deleted from the journal. A database that was restored to an older state, which its generation shows, gets
 * everything. Lines that cannot be parsed or inserted are set aside. Returns how many.
 */
export async function replayJournal(parts: Parts, journalled: Journalled, insert: Insert): Promise<number> {
  const { db, journal } = parts;
  if (journal === null) return 0;
  const { leads: all, marked, generation, unreadable } = journalled;
  const known = await knownKeys(
    db,
    all.map(({ key }) => key),
  );
  const remembersMark = (await readGeneration(db)) >= generation;
  const isRemoved = ({ key }: Lead, index: number) => remembersMark && index < marked && !known.has(key);
  const kept = all.filter((lead, index) => !isRemoved(lead, index));
  const refused = new Set(
    await insertStorable(
      kept.filter(({ key }) => !known.has(key)),
      insert,
    ),
  );
  const aside = [...unreadable, ...[...refused].map((lead) => JSON.stringify(lead))];
  await journal.setAside(aside);
  if (all.length > marked || kept.length < all.length || aside.length > 0) {
    const once = new Map<string, Lead>();
    for (const lead of kept) if (!once.has(lead.key) && !refused.has(lead)) once.set(lead.key, lead);
    await journal.rewrite([...once.values()], await nextGeneration(parts, generation));
  }
  return aside.length;
}

/** Writes a checkpoint; only when no lead is being stored, and none has failed to be. */
export async function checkpointJournal(parts: Parts): Promise<void> {
  await parts.journal?.checkpoint(() => nextGeneration(parts));
}
