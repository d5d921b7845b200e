import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { faultSentence } from '../../content/fault';
import { readContent } from '../../content/read-content';
import { readContentFile } from '../../content/read-file';
import { fieldsOf, type ResourceName, resourceNames } from '../../content/resources';
import { countWords, validateRows } from '../../content/validate';
import { type Written, writeContent } from '../../content/write-content';
import { writeCsv } from '../../csv/write-csv';
import type { Database } from '../../database/database';
import { agents, developers } from '../../database/schema';
import { declineSeed } from '../../database/seed/seed';
import { type CommandContext, CommandFailure, withStorage } from '../command';

/** The most errors that are printed. */
const shownFaults = 50;

export interface Transfer {
  readonly file: string | undefined;
  readonly format: 'csv' | 'json';
  /** The kind of records in a CSV file, which has only one. */
  readonly resource: ResourceName | null;
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
  const text = await readFile(resolve(context.workingFolder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailure(`${file} cannot be read (${error.code}).`);
  });
  const { rows, faults } = readContentFile(text, format, resource);
  await withStorage(context, async ({ db }) => {
    const known = {
      developers: new Set((await db.select({ name: developers.name }).from(developers)).map(({ name }) => name)),
      agents: new Set((await db.select({ name: agents.name }).from(agents)).map(({ name }) => name)),
    };
    const validation = validateRows(rows, known);
    const all = [...faults, ...(validation.ok ? [] : validation.faults)];
    if (!validation.ok || all.length > 0) {
      const more = all.length > shownFaults ? [`and ${all.length - shownFaults} more`] : [];
      const lines = [...all.slice(0, shownFaults).map(faultSentence), ...more].map((line) => `  ${line}`);
      throw new CommandFailure(`Nothing was imported: ${file} has ${all.length} faults.\n${lines.join('\n')}`);
    }
    const writeAll = async (inside: Database) => {
      const written = await writeContent(inside, validation.content);
      await declineSeed(inside);
      return written;
    };
    const { added, changed } = await write(db, writeAll, isDry);
    const outcome = isDry ? 'would add' : 'added';
    const rest = isDry ? 'change' : 'changed';
    context.say(`${file} (${countWords(validation.content)}): ${outcome} ${added} and ${rest} ${changed}.`);
  });
}

/** Writes a file that `importFile` reads: everything as JSON, or one kind as CSV. */
export async function exportContent({ file, format, resource }: Transfer, context: CommandContext): Promise<void> {
  const wanted: readonly ResourceName[] = resource === null ? resourceNames : [resource];
  const text = await withStorage(context, async ({ db }) => {
    const content: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
    for (const name of wanted) content[name] = await readContent(db, name);
    if (format === 'json' || resource === null) return `${JSON.stringify(content, null, 2)}\n`;
    const rows = content[resource] ?? [];
    const cells = rows.map((row) => ({ ...row, ...(Array.isArray(row.agents) && { agents: row.agents.join(' | ') }) }));
    return writeCsv(fieldsOf(resource), cells);
  });
  if (file === undefined) return context.print(text);
  await writeFile(resolve(context.workingFolder, file), text);
  context.say(`Wrote ${wanted.join(', ')} to ${file}.`);
}
