import { type ProjectField, type ProjectFields, projectFields } from '../model/project-fields';
import { readLine, readText, type UntrustedRecord } from '../record/untrusted-record';
import { parseHandover } from './handover';

const readers = {
  line: readLine,
  handover: (record: UntrustedRecord, name: string) => parseHandover(readText(record, name)),
} as const;

/** The names of the fields, in their order. */
export const projectFieldNames = Object.keys(projectFields) as readonly ProjectField[];

/** The plain fields of a record beyond section 3; missing and invalid ones are left out. */
export function readProjectFields(record: UntrustedRecord): ProjectFields {
  return Object.fromEntries(
    projectFieldNames.flatMap((name) => {
      const value = readers[projectFields[name]](record, name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}
