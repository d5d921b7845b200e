import type { Publication, PublicationStep } from '@iwan/shared/domain/office/publication';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { and, asc, eq, ilike, or } from 'drizzle-orm';
import { keyField } from '../../content/resources';
import type { Database } from '../../database/database';
import { changePublication } from '../../office/content/publish';
import { contentTables, nameColumn } from '../../office/content/tables';
import { readContentFields } from '../../office/content/validate';
import { changeContent, findContent, removeContent } from '../../office/content/write';
import { wordPatterns } from '../../office/list';
import { type CommandContext, CommandFailure, withStorage } from '../command';
import { commandCaller } from '../command-caller';
import { textTable } from '../text-table';

/** The most records that are printed. */
const mostListed = 500;

/** Prints the id and the name of each record that contains the words. */
export async function listRecords(resource: ContentResource, words: string, context: CommandContext): Promise<void> {
  const table = contentTables[resource] as typeof contentTables.team;
  const name = nameColumn(resource);
  const where = and(...wordPatterns(words).map((pattern) => ilike(name, pattern)));
  await withStorage(context, async ({ db }) => {
    const rows = await db
      .select({ id: table.id, name, publication: table.publication })
      .from(table)
      .where(where)
      .orderBy(asc(table.id))
      .limit(mostListed);
    const stateOf = (row: (typeof rows)[number]) => (row.publication === 'published' ? '' : row.publication);
    context.print(textTable(rows.map((row) => [row.id, row.name, stateOf(row)])));
    const total = await db.$count(table, where);
    if (total > rows.length) context.say(`The first ${rows.length} of ${total}; words find fewer.`);
  });
}

/** The id of a record that is given by its name or its id. Throws a `CommandFailure` for an unknown one. */
async function idOf(db: Database, resource: ContentResource, named: string): Promise<number> {
  const table = contentTables[resource] as typeof contentTables.team;
  const number = /^[1-9]\d{0,8}$/.test(named) ? eq(table.id, Number(named)) : undefined;
  const rows = await db
    .select({ id: table.id, name: nameColumn(resource) })
    .from(table)
    .where(or(eq(nameColumn(resource), named), number))
    .orderBy(asc(table.id));
  // A record may be named 7.
  const found = rows.find(({ name }) => name === named) ?? rows[0];
  if (found === undefined) throw new CommandFailure(`There is nothing called "${named}" in ${resource}.`);
  return found.id;
}

export async function showRecord(resource: ContentResource, named: string, context: CommandContext): Promise<void> {
  await withStorage(context, async ({ db }) => {
    const record = await findContent(db, resource, await idOf(db, resource, named));
    context.print(`${JSON.stringify(record, null, 2)}\n`);
  });
}

/**
 * Parses `field=text` and `field:=JSON`; an empty text is null. Throws a `CommandFailure` that names the argument that is
 * neither.
 */
export function readAssignments(words: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    words.map((word) => {
      const [, field = '', isJson, text = ''] = /^([A-Za-z_]\w*)(:?)=(.*)$/s.exec(word) ?? [];
      if (field === '') throw new CommandFailure(`"${word}" is no change: write field=text, or field:=JSON.`);
      if (isJson === '') return [field, text === '' ? null : text];
      try {
        return [field, JSON.parse(text)];
      } catch {
        throw new CommandFailure(`What stands behind ${field}:= is no JSON.`);
      }
    }),
  );
}

/** Changes fields of a record by the rules of the office, with an entry in the audit log. */
export async function editRecord(
  resource: ContentResource,
  named: string,
  changes: Readonly<Record<string, unknown>>,
  context: CommandContext,
): Promise<void> {
  await withStorage(context, async ({ db }) => {
    const id = await idOf(db, resource, named);
    const { version, ...current } = await findContent(db, resource, id);
    const written = readContentFields(resource, changes, String(current[keyField(resource)]));
    await changeContent(db, resource, { id, version, written }, commandCaller.person, new Date());
    context.say(`Changed ${Object.keys(changes).join(', ')} of ${named}.`);
  });
}

const outcomes: Readonly<Record<Publication, string>> = {
  published: 'The site shows',
  unpublished: 'The site no longer shows',
  scheduled: 'The site will show',
  draft: 'Nothing is scheduled any more for',
};

/** Publishes, schedules or unpublishes a record by the rules of the office, with an audit entry. */
export async function publishRecord(
  resource: ContentResource,
  named: string,
  step: PublicationStep,
  context: CommandContext,
): Promise<void> {
  await withStorage(context, async ({ db }) => {
    const id = await idOf(db, resource, named);
    const before = await findContent(db, resource, id);
    await changePublication(db, resource, { id, version: before.version, step }, commandCaller.person, new Date());
    const { publication, publish_at: from, unpublish_at: until } = await findContent(db, resource, id);
    const moments = `${from === null ? '' : ` from ${from}`}${until === null ? '' : ` until ${until}`}`;
    context.say(`${outcomes[publication]} "${before[keyField(resource)]}"${moments}.`);
  });
}

/** Deletes a record for good; without `isSure` it only reports what would be deleted. */
export async function removeRecord(
  resource: ContentResource,
  named: string,
  isSure: boolean,
  context: CommandContext,
): Promise<void> {
  await withStorage(context, async ({ db }) => {
    const id = await idOf(db, resource, named);
    const record = await findContent(db, resource, id);
    const name = String(record[keyField(resource)]);
    if (!isSure) throw new CommandFailure(`This removes "${name}" (number ${id}) for good. Add --yes to do it.`);
    await removeContent(db, resource, { id, version: record.version }, commandCaller.person, new Date());
    context.say(`Removed "${name}".`);
  });
}
