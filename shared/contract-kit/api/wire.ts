import { asRecord, type UntrustedRecord } from '../../domain/record/untrusted-record';
import type { Http } from '../contracts/http';
import { ApiError } from './api-error';
import { ownName } from './translation/read-translation';

export type Report = Http['report'];

/** A response's body as a record with a list under a key; anything else rejects as `format` (section 8). */
export function readEnvelope(
  body: unknown,
  key: 'data' | 'blogs',
): { readonly record: UntrustedRecord; readonly entries: readonly unknown[] } {
  const record = asRecord(body);
  const entries = record?.[key];
  if (!record || !Array.isArray(entries)) throw new ApiError('format');
  return { record, entries };
}

/** Results of longer lists are not cached: they would cost more memory than parsing costs time. */
const longestParsedOnce = 2_000;

const parsedLists = new WeakMap<readonly unknown[], WeakMap<object, readonly object[]>>();

/**
 * Parses the records of a list one by one: an invalid one is reported and left out. A duplicate id is changed, so that ticking
 * one card never ticks two. The result of `parse` is cached for as long as the list exists, because the document server parses
 * the same response for many pages.
 */
export function parseRecords<Entity extends object>(
  entries: readonly unknown[],
  resource: string,
  parse: (record: UntrustedRecord) => Entity | null,
  report: Report,
): readonly Entity[] {
  const parsed = parsedLists.get(entries) ?? new WeakMap<object, readonly object[]>();
  const known = parsed.get(parse);
  if (known) return known as readonly Entity[];
  const entities = parseEach(entries, resource, parse, report);
  if (entries.length <= longestParsedOnce) parsedLists.set(entries, parsed.set(parse, entities));
  return entities;
}

function parseEach<Entity extends object>(
  entries: readonly unknown[],
  resource: string,
  parse: (record: UntrustedRecord) => Entity | null,
  report: Report,
): readonly Entity[] {
  const entities: Entity[] = [];
  const ids = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const record = asRecord(entry);
    const entity = record && parse(record);
    if (entity) entities.push(withOwnId(entity, index, ids));
    else report({ resource, index, reason: record ? 'has no name' : 'is not a record' });
  }
  return entities;
}

/** The uncut names in a list of records, in English; records without one are left out. */
export function namesOf(entries: readonly unknown[]): readonly string[] {
  return entries
    .map(asRecord)
    .map((record) => record && ownName(record))
    .filter((name) => name !== null);
}

function withOwnId<Entity extends object>(entity: Entity, index: number, taken: Set<string>): Entity {
  if (!('id' in entity) || typeof entity.id !== 'string') return entity;
  const id = taken.has(entity.id) ? `${entity.id}~${index}` : entity.id;
  taken.add(id);
  return id === entity.id ? entity : { ...entity, id };
}
