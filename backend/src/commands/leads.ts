import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeCsv } from '@iwan/shared/domain/record/csv';
import { isFolderLocked } from '../database/lock/lock';
import { openAttachmentStore } from '../leads/attachments/attachments';
import type { Whose } from '../leads/erase';
import { journalTable, type LeadRow, leadColumns, readLeadTable } from '../leads/export/lead-table';
import { asideFile, readJournal } from '../leads/journal/journal';
import { createLeadStore } from '../leads/store';
import { erasePerson } from '../persons/erase-person';
import { type Command, type CommandContext, CommandFailure, readWords, withStorage } from './command';
import { runCommand } from './run-command';

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

interface LeadExport {
  readonly format: 'csv' | 'json';
  /** The file to write; without one, stdout. */
  readonly output: string | undefined;
}

/** Exports every lead, as CSV for a spreadsheet or as JSON. */
async function exportLeads({ format, output }: LeadExport, context: CommandContext): Promise<void> {
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
async function eraseLeadsOf(whose: Whose, context: CommandContext): Promise<void> {
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
    context.say(`Unreadable lines are in ${asideFile(dataFolder)}: check whether they belong to this person.`);
  }
}

const usage = `Use: npm run leads -- export --format csv|json [--output FILE]
     npm run leads -- erase [--email ADDRESS] [--phone NUMBER] [--key KEY]`;

const options = {
  format: { type: 'string' },
  output: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  key: { type: 'string' },
} as const;

type Values = ReturnType<typeof readWords<typeof options>>['values'];

interface Verb {
  readonly options: readonly (keyof Values)[];
  run(values: Values, context: CommandContext): Promise<void>;
}

const verbs: Readonly<Record<string, Verb>> = {
  export: {
    options: ['format', 'output'],
    run: async ({ format = 'csv', output }, context) => {
      if (format !== 'csv' && format !== 'json') throw new CommandFailure(usage);
      await exportLeads({ format, output }, context);
    },
  },
  erase: {
    options: ['email', 'phone', 'key'],
    run: async (whose, context) => {
      if (Object.keys(whose).length === 0) throw new CommandFailure(usage);
      await eraseLeadsOf(whose, context);
    },
  },
};

/** `npm run leads`: exports all leads, and erases somebody's data. */
export const leadsCommand: Command = async (words, context) => {
  const { positionals, values } = readWords(words, options, usage);
  const [named = '', ...rest] = positionals;
  const verb = Object.hasOwn(verbs, named) ? verbs[named] : undefined;
  const given = Object.keys(values) as (keyof Values)[];
  if (verb === undefined || rest.length > 0 || given.some((name) => !verb.options.includes(name))) {
    throw new CommandFailure(usage);
  }
  await verb.run(values, context);
};

export const main = (words: readonly string[]) => runCommand(leadsCommand, words, { runBy: 'leads' });
