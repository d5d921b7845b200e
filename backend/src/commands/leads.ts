import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCsv } from '../csv/write-csv';
import { isFolderHeld } from '../database/lock';
import { journalTable, type LeadRow, leadColumns, readLeadTable } from '../leads/export/lead-table';
import { readJournal } from '../leads/journal';
import { type Command, type CommandContext, CommandFailure, runCommand, withStorage } from './command';

const usage = 'Use: npm run leads -- export --format csv|json [--output FILE]';

function readWords(words: readonly string[]) {
  const options = { format: { type: 'string', default: 'csv' }, output: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    const { format, output } = values;
    if (positionals.join(' ') === 'export' && (format === 'csv' || format === 'json')) return { format, output };
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

/** `npm run leads -- export`: every lead for a person, as CSV for a spreadsheet or as JSON. */
export const leadsCommand: Command = async (words, context) => {
  const { format, output } = readWords(words);
  const rows = await readLeads(context);
  const text = format === 'csv' ? writeCsv(leadColumns, rows) : `${JSON.stringify(rows, null, 2)}\n`;
  if (output === undefined) return context.print(text);
  const file = resolve(context.workingFolder, output);
  // Names, phones and addresses: for the eyes of whoever asked.
  await writeFile(file, text, { mode: 0o600 });
  context.say(`Wrote ${rows.length} leads to ${file}.`);
};

export const main = (words: readonly string[]) => runCommand(leadsCommand, words);
