import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decodeText, faultSentence } from '../../content/read-file';
import { resourceNames } from '../../content/resources';
import { exportText, type FileKind, readImport } from '../../content/transfer';
import { countWords } from '../../content/validate';
import { type Written, writeContent } from '../../content/write-content';
import type { Database } from '../../database/database';
import { declineSeed } from '../../database/seed/seed';
import { type CommandContext, CommandFailure, withStorage } from '../command';

/** The most errors that are printed. */
const shownFaults = 50;

export interface Transfer extends FileKind {
  readonly file: string | undefined;
  readonly isDry: boolean;
}

/** Thrown to roll back the transaction of a dry run. */
class DryRun extends Error {
  constructor(readonly written: Written) {
    super('dry run');
  }
}

async function write(db: Database, work: (db: Database) => Promise<Written>, isDry: boolean): Promise<Written> {
  try {
    return await db.transaction(async (transaction) => {
      const written = await work(transaction);
      if (isDry) throw new DryRun(written);
      return written;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.written;
    throw error;
  }
}

/** Imports content from a file into the database, all of it or nothing. */
export async function importFile(
  { file, format, resource, isDry }: Transfer & { readonly file: string },
  context: CommandContext,
): Promise<void> {
  const bytes = await readFile(resolve(context.workingFolder, file)).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailure(`${file} cannot be read (${error.code}).`);
  });
  const text = decodeText(bytes);
  if (text === null) throw new CommandFailure(`${file} is not a text file. Save the table as CSV.`);
  await withStorage(context, async ({ db }) => {
    const read = await readImport(db, text, { format, resource });
    if (!read.ok) {
      const { faults: all } = read;
      const more = all.length > shownFaults ? [`and ${all.length - shownFaults} more`] : [];
      const lines = [...all.slice(0, shownFaults).map(faultSentence), ...more].map((line) => `  ${line}`);
      throw new CommandFailure(`Nothing was imported: ${file} has ${all.length} faults.\n${lines.join('\n')}`);
    }
    const writeAll = async (inside: Database) => {
      const written = await writeContent(inside, read.content);
      await declineSeed(inside);
      return written;
    };
    const { added, changed } = await write(db, writeAll, isDry);
    const outcome = isDry ? 'would add' : 'added';
    const rest = isDry ? 'change' : 'changed';
    context.say(`${file} (${countWords(read.content)}): ${outcome} ${added} and ${rest} ${changed}.`);
  });
}

/** Writes a file that `importFile` reads: everything as JSON, or one kind as CSV. */
export async function exportContent({ file, format, resource }: Transfer, context: CommandContext): Promise<void> {
  const wanted = resource === null ? resourceNames : [resource];
  const text = await withStorage(context, ({ db }) => exportText(db, { format, resource }));
  if (file === undefined) return context.print(text);
  await writeFile(resolve(context.workingFolder, file), text);
  context.say(`Wrote ${wanted.join(', ')} to ${file}.`);
}
