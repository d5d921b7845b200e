import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeCsv } from '../../csv/write-csv';
import { isFolderLocked } from '../../database/lock/lock';
import { openAttachmentStore } from '../../leads/attachments/attachments';
import type { Whose } from '../../leads/erase';
import { journalTable, type LeadRow, leadColumns, readLeadTable } from '../../leads/export/lead-table';
import { asideFile, readJournal } from '../../leads/journal/journal';
import { createLeadStore } from '../../leads/store';
import { erasePerson } from '../../persons/erase-person';
import { type CommandContext, withStorage } from '../command';

/**
 * Only the process that has the embedded database open may read it. A running backend runs the command itself; beside another
 * program, such as an import, the command reads the journal, which has every lead.
 */
async function readLeads(context: CommandContext): Promise<readonly LeadRow[]> {
  const { dataFolder, databaseUrl } = context.environment;
  if (context.storage === undefined && databaseUrl === null && (await isFolderLocked(dataFolder))) {
    context.say(
      'Another program has the database open, so these are the leads of its journal; it does not tell which were delivered.',
    );
    return journalTable((await readJournal(dataFolder)).leads);
  }
  return withStorage(context, ({ db, journalled }) => readLeadTable(db, journalled.leads));
}

export interface LeadExport {
  readonly format: 'csv' | 'json';
  /** The file to write; without one, stdout. */
  readonly output: string | undefined;
}

/** Exports every lead, as CSV for a spreadsheet or as JSON. */
export async function exportLeads({ format, output }: LeadExport, context: CommandContext): Promise<void> {
  const rows = await readLeads(context);
  const text = format === 'csv' ? writeCsv(leadColumns, rows) : `${JSON.stringify(rows, null, 2)}\n`;
  if (output === undefined) return context.print(text);
  const file = resolve(context.workingFolder, output);
  // Personal data: only the user may read the file.
  await writeFile(file, text, { mode: 0o600 });
  context.say(`Wrote ${rows.length} leads to ${file}.`);
}

/**
 * Erases from the database, the journal, the uploads and the mailbox; with an e-mail address also the account and its comments.
 */
export async function eraseLeadsOf(whose: Whose, context: CommandContext): Promise<void> {
  const { dataFolder } = context.environment;
  const erased = await withStorage(context, async (storage) => {
    // Leads that are only in the journal are inserted into the database first.
    await createLeadStore({ ...storage, channels: [], onStored: () => {} }).replay(storage.journalled);
    const attachments = await openAttachmentStore(context.environment, storage.db);
    return erasePerson({ ...storage, dataFolder, attachments }, whose);
  });
  context.say(`Erased ${erased.leads} leads and ${erased.files} files.`);
  if (erased.filesLeft > 0) {
    context.say(
      `${erased.filesLeft} files are still in the storage, which does not answer; the backend deletes them as soon as it does.`,
    );
  }
  if (erased.hadAccount) {
    context.say(`Erased an account with its sessions, likes and ${erased.comments} comments.`);
  }
  if (existsSync(asideFile(dataFolder))) {
    context.say(`Lines that could not be read lie in ${asideFile(dataFolder)}: look whether they are theirs.`);
  }
}
