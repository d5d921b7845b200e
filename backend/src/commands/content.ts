import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { faultSentence } from '../content/fault';
import { readContent } from '../content/read-content';
import { readContentFile } from '../content/read-file';
import { fieldsOf, type ResourceName, resourceNames } from '../content/resources';
import { countWords, validateRows } from '../content/validate';
import { type Written, writeContent } from '../content/write-content';
import { writeCsv } from '../csv/write-csv';
import type { Database } from '../database/database';
import { agents, developers } from '../database/schema';
import { declineSeed } from '../database/seed/seed';
import { type Command, type CommandContext, CommandFailure, runCommand, withStorage } from './command';

const usage = `Use: npm run content -- import FILE.json|FILE.csv [--resource NAME] [--dry-run]
     npm run content -- export [FILE.json|FILE.csv] [--resource NAME]
NAME is one of ${resourceNames.join(', ')}; a CSV that is named after one needs none.`;

/** Faults that are printed; nobody reads a thousand. */
const shownFaults = 50;

const options = { resource: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;

function readWords(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [verb, file, ...more] = positionals;
    const format = file === undefined ? 'json' : /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
    if ((verb !== 'import' && verb !== 'export') || more.length > 0 || (format !== 'csv' && format !== 'json')) {
      throw new CommandFailure(usage);
    }
    const stem = basename(file ?? '').split('.')[0];
    const named = values.resource ?? (format === 'csv' ? stem : undefined);
    const resource = resourceNames.find((name) => name === named) ?? null;
    if (values.resource !== undefined && resource === null) throw new CommandFailure(usage);
    return { verb, file, format, resource, isDry: values['dry-run'] } as const;
  } catch (error) {
    throw error instanceof CommandFailure ? error : new CommandFailure(usage);
  }
}

type Words = ReturnType<typeof readWords>;

/** Thrown to roll a transaction back whose outcome is all that was wanted. */
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

async function importFile({ file, format, resource, isDry }: Words, context: CommandContext): Promise<void> {
  if (file === undefined) throw new CommandFailure(usage);
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

async function exportContent({ file, format, resource }: Words, context: CommandContext): Promise<void> {
  const wanted: readonly ResourceName[] = resource === null ? resourceNames : [resource];
  if (format === 'csv' && (resource === null || resource === 'blogs')) throw new CommandFailure(usage);
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

/** `npm run content`: puts content from a file into the database, all of it or nothing, and back into a file. */
export const contentCommand: Command = (words, context) => {
  const read = readWords(words);
  return read.verb === 'import' ? importFile(read, context) : exportContent(read, context);
};

export const main = (words: readonly string[]) => runCommand(contentCommand, words);
