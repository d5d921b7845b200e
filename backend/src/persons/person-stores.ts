import type { OpenDatabase } from '../database/database';
import type { AttachmentStore } from '../leads/attachments/attachments';
import type { LeadJournal } from '../leads/journal/journal';

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
