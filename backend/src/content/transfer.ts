import { writeCsv } from '@iwan/shared/domain/record/csv';
import type { Database } from '../database/database';
import { agents, developers } from '../database/schema';
import { readContent } from './read-content';
import { type Fault, readContentFile } from './read-file';
import { type Content, fieldsOf, type ResourceName, resourceNames, translationFieldsOf } from './resources';
import { validateRows } from './validate';

export interface FileKind {
  readonly format: 'csv' | 'json';
  /** The kind of records in a CSV file, which has only one. */
  readonly resource: ResourceName | null;
}

export type ReadImport =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The records of a file, validated against each other and against the database; all of its errors where it has some. */
export async function readImport(db: Database, text: string, { format, resource }: FileKind): Promise<ReadImport> {
  const { rows, faults } = readContentFile(text, format, resource);
  const known = {
    developers: new Set((await db.select({ name: developers.name }).from(developers)).map(({ name }) => name)),
    agents: new Set((await db.select({ name: agents.name }).from(agents)).map(({ name }) => name)),
  };
  const validation = validateRows(rows, known);
  const all = [...faults, ...(validation.ok ? [] : validation.faults)];
  return validation.ok && all.length === 0 ? { ok: true, content: validation.content } : { ok: false, faults: all };
}

/** The text of a file that `readImport` reads: everything as JSON, or one kind as JSON or CSV. */
export async function exportText(db: Database, { format, resource }: FileKind): Promise<string> {
  const content: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const name of resource === null ? resourceNames : [resource]) content[name] = await readContent(db, name);
  if (format === 'json' || resource === null) return `${JSON.stringify(content, null, 2)}\n`;
  const rows = content[resource] ?? [];
  const cells = rows.map((row) => ({ ...row, ...(Array.isArray(row.agents) && { agents: row.agents.join(' | ') }) }));
  const translations = translationFieldsOf(resource).filter((field) => cells.some((row) => Object.hasOwn(row, field)));
  return writeCsv([...fieldsOf(resource), ...translations], cells);
}
