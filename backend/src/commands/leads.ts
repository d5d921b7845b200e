import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCsv } from '../csv/write-csv';
import { isFolderHeld } from '../database/lock/lock';
import { eraseAccount } from '../discussion/erase-account';
import { openAttachmentStore } from '../leads/attachments/attachments';
import { eraseLeads, type Whose } from '../leads/erase';
import { journalTable, type LeadRow, leadColumns, readLeadTable } from '../leads/export/lead-table';
import { asideFile, readJournal } from '../leads/journal/journal';
import { createLeadStore } from '../leads/store';
import { forgetMails } from '../mail/mailbox-folder';
import { eraseAlerts } from '../search-alerts/follow-link';
import { type Command, type CommandContext, CommandFailure, runCommand, withStorage } from './command';

const usage = `Use: npm run leads -- export --format csv|json [--output FILE]
     npm run leads -- erase [--email ADDRESS] [--phone NUMBER] [--key KEY]`;

const options = {
  format: { type: 'string' },
  output: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  key: { type: 'string' },
} as const;

type Words =
  | { readonly verb: 'export'; readonly format: 'csv' | 'json'; readonly output: string | undefined }
  | { readonly verb: 'erase'; readonly whose: Whose };

function readWords(words: readonly string[]): Words {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    const { format, output, ...whose } = values;
    const verb = positionals.join(' ');
    const isWhose = Object.keys(whose).length > 0;
    if (verb === 'export' && !isWhose && (format === undefined || format === 'csv' || format === 'json')) {
      return { verb, format: format ?? 'csv', output };
    }
    if (verb === 'erase' && isWhose && format === undefined && output === undefined) return { verb, whose };
  } catch {
    // An option that is not ours: the same sentence says which there are.
  }
  throw new CommandFailure(usage);
}

/** The embedded database belongs to the running backend; its journal may be read beside it, and has every lead. */
async function readLeads(context: CommandContext): Promise<readonly LeadRow[]> {
  const { dataFolder, databaseUrl } = context.environment;
  if (databaseUrl === null && (await isFolderHeld(dataFolder))) {
    context.say(
      'The backend is running, so these are the leads of its journal; it does not tell which were delivered.',
    );
    return journalTable((await readJournal(dataFolder)).leads);
  }
  return withStorage(context, ({ db, journalled }) => readLeadTable(db, journalled.leads));
}

async function exportLeads({ format, output }: Words & { verb: 'export' }, context: CommandContext): Promise<void> {
  const rows = await readLeads(context);
  const text = format === 'csv' ? writeCsv(leadColumns, rows) : `${JSON.stringify(rows, null, 2)}\n`;
  if (output === undefined) return context.print(text);
  const file = resolve(context.workingFolder, output);
  // Names, phones and addresses: for the eyes of whoever asked.
  await writeFile(file, text, { mode: 0o600 });
  context.say(`Wrote ${rows.length} leads to ${file}.`);
}

/** Out of the database, the journal, the uploads and the mailbox; by an address the account, with what it has said, too. */
async function erase(whose: Whose, context: CommandContext): Promise<void> {
  const { dataFolder } = context.environment;
  await withStorage(context, async (storage) => {
    const leads = createLeadStore({ ...storage, channels: [], stored: () => {} });
    // What only the journal has would come back at the next start.
    await leads.takeIn(storage.journalled);
    const { keys, attachments } = await eraseLeads(storage.db, whose);
    const told = new Set(keys.map((key) => `lead-${key}`));
    const email = whose.email?.trim().toLowerCase();
    await forgetMails(
      dataFolder,
      ({ to, idempotencyKey = '' }) => told.has(idempotencyKey) || to.toLowerCase() === email,
    );
    const files = await openAttachmentStore(dataFolder);
    for (const attachment of attachments) await files.discard(attachment);
    const comments = email ? await eraseAccount(storage.db, email) : null;
    if (email) await eraseAlerts(storage.db, email);
    if (storage.journal !== null) await leads.takeIn(await readJournal(dataFolder));
    context.say(`Erased ${keys.length} leads and ${attachments.length} files.`);
    if (comments !== null) context.say(`Erased an account with its sessions, likes and ${comments} comments.`);
  });
  if (existsSync(asideFile(dataFolder))) {
    context.say(`Lines that could not be read lie in ${asideFile(dataFolder)}: look whether they are theirs.`);
  }
}

/** `npm run leads`: every lead for a person, as CSV for a spreadsheet or as JSON; and somebody's leads away for good. */
export const leadsCommand: Command = (words, context) => {
  const read = readWords(words);
  return read.verb === 'export' ? exportLeads(read, context) : erase(read.whose, context);
};

export const main = (words: readonly string[]) => runCommand(leadsCommand, words);
