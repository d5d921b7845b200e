import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { type Content, keyField, noContent, rowSchema } from '../../content/resources';
import { safeContent } from '../../content/write-content';
import { contentTables, nameColumn } from '../../database/content-tables';
import type { Transaction } from '../../database/database';
import { agents, developers } from '../../database/schema';
import { splitTranslations, type TranslationChange } from '../../database/translations/stored-translations';
import type { FieldError } from '../../http/http-error';
import { invalid } from '../office-error';

type Fields = Readonly<Record<string, unknown>>;

/** A project's developer and agents by id; an import has them by name. */
const links = {
  developer_id: z.int('must be the number of a developer').min(1).max(2_147_483_647).nullish(),
  agent_ids: z
    .array(z.int('must be the numbers of agents').min(1).max(2_147_483_647))
    .max(20, 'are more than 20')
    .optional(),
};

/** The values to write: columns, and data of related tables. */
export interface Written {
  readonly columns: Fields;
  readonly agentIds: readonly number[] | null;
  readonly details: Content['blogs'][number]['details'] | null;
  readonly translations: readonly TranslationChange[];
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): readonly FieldError[] {
  return issues.flatMap((issue): readonly FieldError[] => {
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: path, message: issue.message }];
    return issue.keys.map((key) => ({ field: path ? `${path}.${key}` : key, message: 'is no field to be written' }));
  });
}

/** Splits references from the other fields. */
function splitLinks(resource: ContentResource, fields: Fields) {
  if (resource !== 'projects') return { linked: {}, plain: fields };
  const { developer_id, agent_ids, developer, agents: named, ...plain } = fields;
  const names = { ...(developer !== undefined && { developer }), ...(named !== undefined && { agents: named }) };
  if (Object.keys(names).length > 0) {
    throw invalid(Object.keys(names).map((field) => ({ field, message: 'is written by its number' })));
  }
  return {
    linked: { ...(developer_id !== undefined && { developer_id }), ...(agent_ids !== undefined && { agent_ids }) },
    plain,
  };
}

/** Sanitised as in an import, as one record of its kind. */
function safe(resource: ContentResource, value: Fields): Fields {
  const content = { ...noContent(), [resource]: [value] } as unknown as Content;
  const [record] = safeContent(content)[resource];
  return { ...record };
}

/**
 * Parses the fields of a record by the rules of an import, and sanitises their markup. `current` is the current name of the
 * record, `null` for a new one. Throws an `HttpError` 400 with a message for each invalid field.
 */
export function readContentFields(resource: ContentResource, fields: Fields, current: string | null): Written {
  const key = keyField(resource);
  if (Object.hasOwn(fields, 'publication')) {
    throw invalid([{ field: 'publication', message: 'is no field to be written' }]);
  }
  const { linked, plain } = splitLinks(resource, fields);
  const row = rowSchema(resource).safeParse({ ...(current !== null && { [key]: current }), ...plain });
  const read = z.strictObject(links).safeParse(linked);
  const issues = [...(row.success ? [] : row.error.issues), ...(read.success ? [] : read.error.issues)];
  if (!row.success || !read.success || issues.length > 0) throw invalid(errorsOf(issues));
  const { own, changes } = splitTranslations(resource, row.data as Fields);
  const { details, created_at, ...columns } = safe(resource, own);
  const { developer_id, agent_ids } = read.data;
  return {
    columns: {
      ...Object.fromEntries(Object.entries(columns).filter(([name]) => name === key || name in plain)),
      ...(typeof created_at === 'string' && { created_at: new Date(parseInstant(created_at) ?? created_at) }),
      ...(developer_id !== undefined && { developer_id }),
    },
    agentIds: agent_ids === undefined ? null : [...new Set(agent_ids)],
    details: (details as Written['details'] | undefined) ?? null,
    translations: changes,
  };
}

/** Throws an `HttpError` 400 for a name that another record has, and for an unknown developer or agent. */
export async function assertLinks(
  tx: Transaction,
  resource: ContentResource,
  { columns, agentIds }: Written,
  id: number,
): Promise<void> {
  const key = keyField(resource);
  const named = and(eq(nameColumn(resource), String(columns[key])), ne(contentTables[resource].id, id));
  if ((await tx.$count(contentTables[resource], named)) > 0) {
    throw invalid([{ field: key, message: 'is already in use' }]);
  }
  const { developer_id: developerId } = columns;
  if (typeof developerId === 'number' && (await tx.$count(developers, eq(developers.id, developerId))) === 0) {
    throw invalid([{ field: 'developer_id', message: 'This developer does not exist' }]);
  }
  if (agentIds === null || agentIds.length === 0) return;
  if ((await tx.$count(agents, inArray(agents.id, [...agentIds]))) < agentIds.length) {
    throw invalid([{ field: 'agent_ids', message: 'This agent does not exist' }]);
  }
}
