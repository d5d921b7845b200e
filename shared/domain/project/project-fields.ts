import type { ProjectField, ProjectFields } from '../model/project-fields';
import { readLine, readText, type UntrustedRecord } from '../record/untrusted-record';
import { plainFields } from '../records/project-fields';
import { parseHandover } from './handover';

const readers = {
  choice: readLine,
  quarter: (record: UntrustedRecord, name: string) => parseHandover(readText(record, name)),
} as const;

/** The names of the fields, in their order. */
export const projectFieldNames = Object.keys(plainFields) as readonly ProjectField[];

/** A plain field of a record; `undefined` for a missing or invalid one. */
export function readProjectField<Name extends ProjectField>(record: UntrustedRecord, name: Name): ProjectFields[Name] {
  return (readers[plainFields[name].kind](record, name) ?? undefined) as ProjectFields[Name];
}

/** The plain fields of a record beyond section 3; missing and invalid ones are left out. */
export function readProjectFields(record: UntrustedRecord): ProjectFields {
  return Object.fromEntries(
    projectFieldNames.flatMap((name) => {
      const value = readProjectField(record, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
