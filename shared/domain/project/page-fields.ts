import { areaOf } from '../areas/area-of';
import type { ProjectField, ProjectFields } from '../model/project-fields';
import { readText, type UntrustedRecord } from '../record/untrusted-record';
import type { Field } from '../records/field';
import { plainFields } from '../records/project-fields';
import { cardFieldNames, projectFieldNames, readProjectField } from './project-fields';

const isOfArea = (name: ProjectField) => {
  const field: Field = plainFields[name];
  return 'isOfArea' in field && field.isOfArea === true;
};

/** A plain field of a record; where it is not said, what holds for all projects of its area. */
export const readFieldOrArea = <Name extends ProjectField>(record: UntrustedRecord, name: Name): ProjectFields[Name] =>
  readProjectField(record, name) ??
  (isOfArea(name) ? Reflect.get(areaOf(readText(record, 'location')) ?? {}, name) : undefined);

/** The fields that only the page of a project has and the search reads. */
export const readPageFields = (record: UntrustedRecord): ProjectFields =>
  Object.fromEntries(
    projectFieldNames.flatMap((name) => {
      const value = cardFieldNames.includes(name) ? undefined : readFieldOrArea(record, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
