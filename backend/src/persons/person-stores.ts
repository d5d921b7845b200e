import type { OpenDatabase } from '../database/database';
import type { AttachmentStore } from '../leads/attachments/attachments';
import type { LeadJournal } from '../leads/journal/journal';

/** Every place where something about a person is kept. */
export interface PersonStores {
  readonly db: OpenDatabase['db'];
  /** Puts on the disk what the embedded database has done. */
  readonly flush: OpenDatabase['flush'];
  /** Of the embedded database; `null` with PostgreSQL. */
  readonly journal: LeadJournal | null;
  readonly attachments: AttachmentStore;
  /** Where the journal's unreadable lines and the mails without a mail server lie. */
  readonly dataFolder: string;
}
