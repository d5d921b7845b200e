import { createHash } from 'node:crypto';
import type { ImportChange, ImportPlan } from '@iwan/shared/domain/office/content/transfer-wire';
import { type ContentResource, contentResources } from '@iwan/shared/domain/office/resources';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { asc, inArray } from 'drizzle-orm';
import { type Content, keyField } from '../../content/resources';
import { writeContent } from '../../content/write-content';
import { contentTables, nameColumn } from '../../database/content-tables';
import { type Database, rolledBack, type Transaction } from '../../database/database';
import { declineSeed } from '../../database/seed/seed';
import type { AuditFields } from '../../database/tables/office';
import { changedFields, noteChanges } from '../audit';
import { contentRecords } from '../content/read';
import { OfficeError } from '../office-error';
import type { PersonRow } from '../session/sessions';

/** The most changes of a response; each may have long texts. */
const mostShown = 100;

type Named = ReadonlyMap<string, ContentRecord>;

const namesIn = (content: Content, resource: ContentResource): readonly string[] =>
  content[resource].map((row) => String((row as Readonly<Record<string, unknown>>)[keyField(resource)]));

/** The records with these names, locked against other writers. Of equal names the first counts, as for an import. */
async function recordsNamed(tx: Transaction, resource: ContentResource, names: readonly string[]): Promise<Named> {
  if (names.length === 0) return new Map();
  const table = contentTables[resource] as typeof contentTables.team;
  const isNamed = inArray(nameColumn(resource), [...names]);
  const rows = await tx.select().from(table).where(isNamed).orderBy(asc(table.id)).for('update');
  const records = await contentRecords(tx, resource, rows);
  return new Map(records.toReversed().map((record) => [String(record[keyField(resource)]), record]));
}

const fieldsOf = ({ id: _, version: __, updated_at: ___, listed_at: ____, likes: _____, ...fields }: ContentRecord) =>
  fields;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const withoutEmpty = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

interface Change extends ImportChange {
  readonly id: number;
}

/** The change of one record; `null` where it is as it was. */
function changeOf(resource: ContentResource, name: string, before: ContentRecord | undefined, after: ContentRecord) {
  const named = { resource, name, id: after.id };
  if (before === undefined) return { ...named, before: null, after: withoutEmpty(fieldsOf(after)) };
  const fields = changedFields(fieldsOf(before), fieldsOf(after));
  // A table does not tell an empty text from none.
  const changed = Object.keys(fields.after ?? {}).filter(
    (field) => !(isEmpty(fields.before?.[field]) && isEmpty(fields.after?.[field])),
  );
  if (changed.length === 0) return null;
  const of = (side: AuditFields | null) => Object.fromEntries(changed.map((field) => [field, side?.[field] ?? null]));
  return { ...named, before: of(fields.before), after: of(fields.after) };
}

/** Writes content, and compares each of its records with what it was. */
async function write(tx: Transaction, content: Content): Promise<readonly (Change | null)[]> {
  const before = new Map<ContentResource, Named>();
  for (const resource of contentResources) {
    before.set(resource, await recordsNamed(tx, resource, namesIn(content, resource)));
  }
  await writeContent(tx, content);
  await declineSeed(tx);
  const changes: (Change | null)[] = [];
  for (const resource of contentResources) {
    const names = namesIn(content, resource);
    const after = await recordsNamed(tx, resource, names);
    for (const name of names) {
      const record = after.get(name);
      if (record !== undefined) changes.push(changeOf(resource, name, before.get(resource)?.get(name), record));
    }
  }
  return changes;
}

function planOf(all: readonly (Change | null)[]): ImportPlan {
  // Ids are left out: those of new records differ from one transaction to the next.
  const changes = all.flatMap((change) => {
    if (change === null) return [];
    const { id: _, ...shown } = change;
    return [shown];
  });
  const added = changes.filter(({ before }) => before === null).length;
  return {
    faults: [],
    ...{ added, changed: changes.length - added, unchanged: all.length - changes.length },
    changes: changes.slice(0, mostShown),
    plan: createHash('sha256').update(JSON.stringify(changes)).digest('base64url'),
  };
}

/** What an import of this content would change: it is written, compared, and rolled back. */
export const planImport = (db: Database, content: Content): Promise<ImportPlan> =>
  rolledBack(db, async (tx) => planOf(await write(tx, content)));

/**
 * Imports content with an audit entry for each record. Throws an `OfficeError` 409 where that would change anything else than the
 * plan that was shown.
 */
export function importContent(
  db: Database,
  content: Content,
  shown: string,
  by: PersonRow,
  now: Date,
): Promise<ImportPlan> {
  return db.transaction(async (tx) => {
    const changes = await write(tx, content);
    const plan = planOf(changes);
    if (plan.plan !== shown) {
      throw new OfficeError(409, 'conflict', 'Records have changed. Preview the changes again.');
    }
    const entries = changes.flatMap((change) => {
      if (change === null) return [];
      const { resource, id, before, after } = change;
      return [{ ...{ resource, recordId: id, action: before === null ? 'create' : 'import' }, before, after }];
    });
    await noteChanges(tx, by, entries, now);
    return plan;
  });
}
