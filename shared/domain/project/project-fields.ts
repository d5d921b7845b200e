import type { ProjectField, ProjectFields, UnitField, UnitFields } from '../model/project-fields';
import { readLine, readText, type UntrustedRecord } from '../record/untrusted-record';
import type { Field } from '../records/field';
import { plainFields } from '../records/project-fields';
import { plainUnitFields } from '../records/unit-fields';
import { parseHandover } from './handover';

/** The names of the fields, in their order. */
export const projectFieldNames = Object.keys(plainFields) as readonly ProjectField[];
/** Those that cards show. */
export const cardFieldNames: readonly ProjectField[] = projectFieldNames.filter(
  (name) => 'isOnCard' in plainFields[name],
);
export const unitFieldNames = Object.keys(plainUnitFields) as readonly UnitField[];

const fold = (text: string) => text.trim().toLowerCase();

function readField(field: Field, record: UntrustedRecord, name: string): unknown {
  switch (field.kind) {
    case 'quarter':
      return parseHandover(readText(record, name)) ?? undefined;
    case 'whole': {
      const text = readText(record, name) ?? '';
      return /^\d{1,3}$/.test(text) && Number(text) <= (field.most ?? 999) ? Number(text) : undefined;
    }
    case 'choice': {
      const line = readLine(record, name);
      const { options, absent } = field;
      if (options === undefined) return line ?? absent;
      return options.find((option) => line !== null && fold(option) === fold(line)) ?? absent;
    }
    default:
      return readLine(record, name) ?? undefined;
  }
}

/** A plain field of a record; `undefined` for a missing or invalid one. */
export const readProjectField = <Name extends ProjectField>(record: UntrustedRecord, name: Name) =>
  readField(plainFields[name], record, name) as ProjectFields[Name];

/** Whether an area decides a field where a record does not say it. */
export function isOfArea(name: ProjectField): boolean {
  const field: Field = plainFields[name];
  return 'isOfArea' in field && field.isOfArea === true;
}

export const known = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** The plain fields of a record beyond section 3 that cards show; missing and invalid ones are left out. */
export const readProjectFields = (record: UntrustedRecord): ProjectFields =>
  known(cardFieldNames.map((name) => [name, readProjectField(record, name)]));

/** All plain fields of a unit, `undefined` for unknown ones, so that all units have one shape. */
export const readUnitFieldsInOrder = (entry: UntrustedRecord): UnitFields =>
  Object.fromEntries(unitFieldNames.map((name) => [name, readField(plainUnitFields[name], entry, name)]));

/** The same without unknown ones, and without what holds where nothing is said: a page shows what is special. */
export function readUnitFields(entry: UntrustedRecord): UnitFields {
  const fields = readUnitFieldsInOrder(entry);
  const isUsual = (name: UnitField) => {
    const field: Field = plainUnitFields[name];
    return 'absent' in field && field.absent === fields[name];
  };
  return known(unitFieldNames.filter((name) => !isUsual(name)).map((name) => [name, fields[name]]));
}
