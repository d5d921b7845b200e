import type { Erased } from '@iwan/shared/domain/office/person-wire';
import { eq, inArray, sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../database/database';
import { blogComments, officeAudit, removedComments, searchAlerts, users } from '../database/schema';
import { eraseAccount } from '../discussion/erase-comments';
import type { AttachmentStore } from '../leads/attachments/attachments';
import { type ErasedLeads, eraseLeads, isLeadOf, leadsOf, type Whose } from '../leads/erase';
import { forgetLines, type LeadJournal } from '../leads/journal/journal';
import { forgetMails } from '../mail/mailbox-folder';
import { eraseAlerts } from '../search-alerts/follow-link';

/** Every store with personal data. */
export interface PersonStores {
  readonly db: OpenDatabase['db'];
  /** Flushes the embedded database to the disk. */
  readonly flush: OpenDatabase['flush'];
  /** For the embedded database; `null` with PostgreSQL. */
  readonly journal: LeadJournal | null;
  readonly attachments: AttachmentStore;
  /** The folder of the journal's unreadable lines and of the mailbox. */
  readonly dataFolder: string;
}

/**
 * Clears the contents of audit entries about erased records; person, action and day stay. The audit log's trigger allows this
 * for the transaction that asks for it.
 */
export async function clearTrail(tx: Transaction, resource: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`select set_config('iwan.erasing', 'on', true)`);
  const ofThem = sql`${officeAudit.resource} = ${resource} and ${inArray(officeAudit.record_id, ids.map(String))}`;
  await tx.update(officeAudit).set({ before: null, after: null }).where(ofThem);
}

const noLeads: ErasedLeads = { ids: [], keys: [], files: [] };

async function commentsOf(db: PersonStores['db'], email: string): Promise<readonly number[]> {
  const writer = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const rows = await Promise.all(
    [blogComments, removedComments].map((table) =>
      db.select({ id: table.id }).from(table).where(inArray(table.user_id, writer)),
    ),
  );
  return rows.flat().map(({ id }) => id);
}

/**
 * Deletes all data about a person for good: leads with their files, notes and waiting mails, from the database and its journal,
 * and by an e-mail address also the account with its comments, saved searches and mails. A lead that arrives meanwhile stays.
 * When it resolves, no restart restores anything. `note` is called in the transaction that deletes.
 */
export async function erasePerson(
  { db, flush, journal, attachments, dataFolder }: PersonStores,
  whose: Whose,
  note: (tx: Transaction, erased: Omit<Erased, 'mails' | 'filesLeft'>) => Promise<void> = async () => {},
): Promise<Erased> {
  const email = whose.email?.trim().toLowerCase() || null;
  const { keys, files, counts } = await db.transaction(async (tx) => {
    const condition = leadsOf(whose);
    const { ids, keys, files } = condition === null ? noLeads : await eraseLeads(tx, condition);
    await clearTrail(tx, 'leads', ids);
    const comments = email === null ? [] : await commentsOf(tx, email);
    await clearTrail(tx, 'comments', comments);
    const searches = email === null ? 0 : await tx.$count(searchAlerts, eq(searchAlerts.email, email));
    const hadAccount = email !== null && (await eraseAccount(tx, email)) !== null;
    if (email !== null) await eraseAlerts(tx, email);
    const counts = { leads: keys.length, files: files.length, comments: comments.length, searches, hadAccount };
    await note(tx, counts);
    return { keys, files, counts };
  });
  const erased = new Set(keys);
  const isTheirs = isLeadOf(whose);
  await journal?.remove((lead) => erased.has(lead.key) || isTheirs(lead));
  if (email !== null) await forgetLines(dataFolder, email);
  const leadMails = new Set(keys.map((key) => `lead-${key}`));
  const mails = await forgetMails(
    dataFolder,
    ({ to, idempotencyKey = '' }) => leadMails.has(idempotencyKey) || to.toLowerCase() === email,
  );
  const filesLeft = await attachments.discardErased(files);
  await flush();
  return { ...counts, mails, filesLeft };
}
