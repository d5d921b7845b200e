import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImportFault } from '@iwan/shared/domain/office/content/transfer-wire';
import { eq } from 'drizzle-orm';
import { decodeText, faultSentence } from '../../content/read-file';
import { resourceNames } from '../../content/resources';
import { exportText, type FileKind, readImport } from '../../content/transfer';
import { countWords } from '../../content/validate';
import { type Written, writeContent } from '../../content/write-content';
import { looksLike } from '../../csv/encoding-of';
import { type Database, rolledBack } from '../../database/database';
import { sales as salesTable } from '../../database/schema';
import { declineSeed } from '../../database/seed/seed';
import { readSales, writeSales } from '../../sales/import-sales';
import { type CommandContext, CommandFailure, withStorage } from '../command';

/** The most errors that are printed. */
const shownFaults = 50;

export interface Transfer extends FileKind {
  readonly file: string | undefined;
  readonly isDry: boolean;
}

const write = (db: Database, work: (db: Database) => Promise<Written>, isDry: boolean): Promise<Written> =>
  isDry ? rolledBack(db, work) : db.transaction(work);

async function readTextFile(file: string, { workingFolder }: CommandContext): Promise<string> {
  const bytes = await readFile(resolve(workingFolder, file)).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailure(`${file} cannot be read (${error.code}).`);
  });
  const text = decodeText(bytes);
  if (text === null) {
    const what = looksLike(bytes) ?? 'no text file';
    throw new CommandFailure(`${file} looks like ${what}. Save the table as CSV in UTF-8.`);
  }
  return text;
}

function faultLines(faults: readonly ImportFault[]): readonly string[] {
  const more = faults.length > shownFaults ? [`and ${faults.length - shownFaults} more`] : [];
  return [...faults.slice(0, shownFaults).map(faultSentence), ...more].map((line) => `  ${line}`);
}

/** Imports content from a file into the database, all of it or nothing. */
export async function importFile(
  { file, format, resource, isDry }: Transfer & { readonly file: string },
  context: CommandContext,
): Promise<void> {
  const text = await readTextFile(file, context);
  await withStorage(context, async ({ db }) => {
    const read = await readImport(db, text, { format, resource });
    if (!read.ok) {
      const head = `Nothing was imported: ${file} has ${read.faults.length} faults.`;
      throw new CommandFailure([head, ...faultLines(read.faults)].join('\n'));
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

/** Imports registered sales from a CSV file of the Dubai Land Department's open data: all that can be read, each sale once. The made sales of the demo go. */
export async function importSales(file: string, isDry: boolean, context: CommandContext): Promise<void> {
  const { sales, others, faults } = readSales(await readTextFile(file, context));
  if (sales.length === 0) {
    throw new CommandFailure(
      [`No sale was imported: ${file} has none that can be read.`, ...faultLines(faults)].join('\n'),
    );
  }
  await withStorage(context, async ({ db }) => {
    const writeAll = async (inside: Database) => {
      // A median of made and registered sales would be of neither.
      await inside.delete(salesTable).where(eq(salesTable.invented, true));
      return { added: await writeSales(inside, sales), changed: 0 };
    };
    const { added } = await write(db, writeAll, isDry);
    const known = sales.length - added;
    const outcome = isDry ? 'would add' : 'added';
    const rest = `${known} were there already, ${others} rows are no sales`;
    context.say(`${file}: ${outcome} ${added} sales; ${rest}.`);
    if (faults.length > 0) context.say([`${faults.length} rows were left out:`, ...faultLines(faults)].join('\n'));
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
