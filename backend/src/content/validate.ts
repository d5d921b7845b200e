import type { ImportFault } from '@iwan/shared/domain/office/content/transfer-wire';
import type { FileRow } from './read-file';
import { type Content, keyField, noContent, resourceNames, rowSchema } from './resources';

/** The names in the database to which a project may refer. */
export interface KnownNames {
  readonly developers: ReadonlySet<string>;
  readonly agents: ReadonlySet<string>;
}

export type Validation =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly faults: readonly ImportFault[] };

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

function faultsOf(row: FileRow, issue: Issue): readonly ImportFault[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => {
      const field = path === '' ? key : `${path}.${key}`;
      return { line: row.lineOf(field), field, message: `is no field of ${row.resource}` };
    });
  }
  const message = path === '' ? 'is no record' : issue.message;
  return [{ line: row.lineOf(path), field: path || null, message }];
}

function unknownNames(row: FileRow, value: Content['projects'][number], names: KnownNames): readonly ImportFault[] {
  const { developer } = value;
  const agents = value.agents ?? [];
  const fault = (field: string, name: string, what: string): ImportFault => ({
    line: row.lineOf(field),
    field,
    message: `there is no ${what} named "${name}", neither here nor in the database`,
  });
  return [
    ...(developer && !names.developers.has(developer) ? [fault('developer', developer, 'developer')] : []),
    ...agents.filter((name) => !names.agents.has(name)).map((name) => fault('agents', name, 'agent')),
  ];
}

/** Validates every row of a file, and references between rows; returns all errors in the order of the lines. */
export function validateRows(rows: readonly FileRow[], known: KnownNames): Validation {
  const content = noContent();
  const firstLines = new Map<string, number>();
  const accepted: { readonly row: FileRow; readonly value: object }[] = [];
  const faults: ImportFault[] = [];
  for (const row of rows) {
    const read = rowSchema(row.resource).safeParse(row.value);
    if (!read.success) {
      faults.push(...read.error.issues.flatMap((issue) => faultsOf(row, issue)));
      continue;
    }
    const value = read.data as Record<string, unknown>;
    const field = keyField(row.resource);
    const key = `${row.resource} ${String(value[field])}`;
    const first = firstLines.get(key);
    if (first !== undefined) faults.push({ line: row.lineOf(field), field, message: `is on line ${first} already` });
    firstLines.set(key, first ?? row.lineOf(field));
    content[row.resource].push(value);
    accepted.push({ row, value });
  }
  // Every row has passed the schema of its kind.
  const typed = content as unknown as Content;
  const names = {
    developers: new Set([...known.developers, ...typed.developers.map(({ name }) => name)]),
    agents: new Set([...known.agents, ...typed.agents.map(({ name }) => name)]),
  };
  for (const { row, value } of accepted) {
    if (row.resource === 'projects') faults.push(...unknownNames(row, value as Content['projects'][number], names));
  }
  if (faults.length === 0) return { ok: true, content: typed };
  return { ok: false, faults: faults.sort((one, other) => one.line - other.line) };
}

/** How many rows of each kind there are, in words: `2 developers, 14 projects`. */
export function countWords(content: Content): string {
  const counts = resourceNames
    .filter((name) => content[name].length > 0)
    .map((name) => `${content[name].length} ${name}`);
  return counts.join(', ') || 'nothing';
}
