import type { BackendFolder } from '../../backend-folder';
import { type OpenOptions, openStorage, undoAll, type Where } from '../../database/connection/open-database';
import type { OpenDatabase } from '../../database/database';
import { explainDataFolder } from '../../start-failure';
import { type LeadJournal, openJournal, readJournal } from './journal';
import { emptyJournal, type Journalled } from './journal-lines';

export interface LeadStorage extends OpenDatabase {
  /** For the embedded database, which never flushes; PostgreSQL has its own log. */
  readonly journal: LeadJournal | null;
  /** The content of the journal before this start. */
  readonly journalled: Journalled;
}

/**
 * Opens the database (`openStorage`) and, for the embedded one, its journal of leads. The caller closes both, and replays the
 * journal.
 */
export async function openLeadStorage(
  where: Where,
  files: BackendFolder,
  options: OpenOptions = {},
): Promise<LeadStorage> {
  const open = await openStorage(where, files, options);
  if (where.databaseUrl !== null) return { ...open, journal: null, journalled: emptyJournal };
  const undo = [open.close];
  try {
    const journalled = await readJournal(where.dataFolder);
    const journal = await openJournal(where.dataFolder);
    undo.push(() => journal.close());
    return { ...open, journal, journalled, close: () => undoAll(undo) };
  } catch (error) {
    await undoAll(undo).catch(() => {});
    throw explainDataFolder(error, where.dataFolder) ?? error;
  }
}
