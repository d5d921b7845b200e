import { asRecord, type HostileRecord } from '../domain/hostile-record';
import { ApiError } from './api-error';

/** Reads the body of a path of the backend; rejects with an `ApiError`. */
export type FetchJson = (path: string, signal?: AbortSignal) => Promise<unknown>;

/** A record that could not be read, for the log; the visitor sees the others. */
export interface WireProblem {
  readonly resource: 'project' | 'developer' | 'agent' | 'blog';
  /** Its position in the answer, from 0. */
  readonly index: number;
  readonly reason: 'is not a record' | 'has no name';
}

export type Report = (problem: WireProblem) => void;

/** An answer's body as a record with a list under a key; anything else rejects as `format` (section 8). */
export function readEnvelope(
  body: unknown,
  key: 'data' | 'blogs',
): { readonly record: HostileRecord; readonly entries: readonly unknown[] } {
  const record = asRecord(body);
  const entries = record?.[key];
  if (!record || !Array.isArray(entries)) throw new ApiError('format');
  return { record, entries };
}

/** Parses the records of a list one by one: a bad one is reported and left out, the others stay in their order. */
export function parseRecords<Entity>(
  entries: readonly unknown[],
  resource: WireProblem['resource'],
  parse: (record: HostileRecord) => Entity | null,
  report: Report,
): readonly Entity[] {
  const entities: Entity[] = [];
  for (const [index, entry] of entries.entries()) {
    const record = asRecord(entry);
    const entity = record && parse(record);
    if (entity) entities.push(entity);
    else report({ resource, index, reason: record ? 'has no name' : 'is not a record' });
  }
  return entities;
}
