import { areaOf } from '../areas/area-of';
import type { ProjectField, ProjectFields } from '../model/project-fields';
import { readText, type UntrustedRecord } from '../record/untrusted-record';
import { cardFieldNames, isOfArea, known, projectFieldNames, readProjectField } from './project-fields';

/** A plain field of a record; where it is not said, what holds for all projects of its area. */
export const readFieldOrArea = <Name extends ProjectField>(record: UntrustedRecord, name: Name): ProjectFields[Name] =>
  readProjectField(record, name) ??
  (isOfArea(name) ? Reflect.get(areaOf(readText(record, 'location')) ?? {}, name) : undefined);

/** The fields that only the page of a project has and the search reads. */
export const readPageFields = (record: UntrustedRecord): ProjectFields =>
  known(
    projectFieldNames
      .filter((name) => !cardFieldNames.includes(name))
      .map((name) => [name, readFieldOrArea(record, name)] as const),
  );
