import type { RecordChange } from '@iwan/shared/domain/record/record-change';
import { kindOfCall } from '@iwan/shared/domain/record/record-kind';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';

/** The most records of one response that have keys of their own; a longer list depends on all of its kind. */
const mostRecords = 60;
/** Kinds of which a page shows all records, the footer on every page: a key for each would only lengthen the header. */
const shownWhole: readonly string[] = ['question', 'text'];
/** A key is part of a header. */
const soundId = /^[\w-]{1,40}$/;

/** The key of what shows one record: `project-17`. */
const recordKey = (kind: string, id: string) => `${kind}-${id}`;
/** The key of what depends on which records there are: `projects`. */
const listKey = (kind: string) => `${kind}s`;

const known = new WeakMap<object, readonly string[]>();

/**
 * The keys of what is made from a response of the backend: of each record that it has, and of all records of the kind where it has a list.
 * A call beyond section 7 has none: its records change unannounced.
 */
export function keysOfResponse(path: string, body: unknown): readonly string[] {
  const kind = kindOfCall(path);
  if (kind === null) return [];
  const record = asRecord(body);
  if (record === null || shownWhole.includes(kind)) return [listKey(kind)];
  const keys = known.get(record) ?? keysOf(kind, record);
  known.set(record, keys);
  return keys;
}

/** The keys of what is made without a record that was asked for: it may be there later. */
export function keysOfMissing(path: string): readonly string[] {
  const kind = kindOfCall(path);
  return kind === null ? [] : [listKey(kind)];
}

/** The keys of what a change affects: what shows a changed record, and what depends on all of the kind. */
export function keysOfChange({ kind, ids }: RecordChange): {
  readonly records: readonly string[];
  readonly list: string;
} {
  return { records: (ids ?? []).map((id) => recordKey(kind, id)), list: listKey(kind) };
}

function keysOf(kind: string, { meta: _, ...content }: Readonly<Record<string, unknown>>): readonly string[] {
  const values: readonly unknown[] = Object.values(content);
  const isList = values.some(Array.isArray);
  const records = values
    .flat(1)
    .map(asRecord)
    .filter((record) => record !== null);
  const ids = records.map((record) => readText(record, 'id'));
  const named = new Set(ids.filter((id): id is string => id !== null && soundId.test(id)));
  const areNamed = named.size <= mostRecords && ids.every((id) => id !== null && soundId.test(id));
  return [
    ...(isList || !areNamed || named.size === 0 ? [listKey(kind)] : []),
    ...(areNamed ? [...named].map((id) => recordKey(kind, id)) : []),
  ];
}
