import type { ProjectField } from '../../model/project-fields';
import { isOfArea } from '../../project/project-fields';
import type { Field } from '../../records/field';
import { plainFields } from '../../records/project-fields';
import { reachedSteps } from '../../records/steps';
import type { ListCriterion, TextCriterion } from '../criteria/kinds';
import { type SearchCriteria, type SearchCriterion, table } from '../criteria/table';
import type { SearchableProject } from '../searchable-project';
import {
  type CriterionOptions,
  type CriterionRule,
  formOf,
  listOptions,
  listRule,
  textOptions,
  textRule,
} from './criterion-rule';
import { plainUnitCriteria } from './unit-criteria';

/** The criteria of plain fields, which have the names of these; the handover has a rule of its own. */
type PlainCriterion = Exclude<ProjectField & SearchCriterion, 'handover'>;

const plainNames = (Object.keys(plainFields) as readonly ProjectField[]).filter(
  (name): name is PlainCriterion => name !== 'handover' && Object.hasOwn(table, name),
);

/** The properties of a stored project that a plain field depends on. */
export const propertiesOf = (name: ProjectField): readonly string[] => (isOfArea(name) ? [name, 'location'] : [name]);

const leastForm = (criterion: TextCriterion) => formOf(criterion, 'a whole number from 1');

/** Any of the chosen values, or at least a number; a project that does not say it does not match. */
function plainRule(name: PlainCriterion): CriterionRule<unknown> {
  const field: Field = plainFields[name];
  const read = (project: SearchableProject): unknown => project[name];
  const properties = propertiesOf(name);
  if ((field.kind as string) === 'whole') {
    const criterion = table[name] as unknown as TextCriterion;
    const valuesOf = reachedSteps(field);
    const countOf = (project: SearchableProject) => Number(read(project) ?? 0);
    return textRule(criterion, {
      form: leastForm(criterion),
      ruleOf: (least) => (project) => countOf(project) >= Number(least),
      valuesOf: (project) => valuesOf(countOf(project)),
      properties,
    }) as CriterionRule<unknown>;
  }
  const entriesOf = (project: SearchableProject) => {
    const value = read(project);
    return typeof value === 'string' ? [value] : [];
  };
  return listRule(table[name] as ListCriterion, { entriesOf, properties }) as CriterionRule<unknown>;
}

export const plainRules = Object.fromEntries(plainNames.map((name) => [name, plainRule(name)])) as unknown as {
  readonly [Name in PlainCriterion]: CriterionRule<SearchCriteria[Name]>;
};

type PlainUnitCriterion = (typeof plainUnitCriteria)[number];

function optionsOf(name: PlainUnitCriterion) {
  const criterion: unknown = table[name];
  const isList = Array.isArray((criterion as { readonly none: unknown }).none);
  const options = isList
    ? listOptions(criterion as ListCriterion)
    : textOptions(criterion as TextCriterion, leastForm(criterion as TextCriterion));
  return { ...options, properties: ['units'] };
}

/** How the criteria of plain fields of units are asked of our backend. */
export const plainUnitOptions = Object.fromEntries(
  plainUnitCriteria.map((name) => [name, optionsOf(name)]),
) as unknown as { readonly [Name in PlainUnitCriterion]: CriterionOptions<SearchCriteria[Name]> };
