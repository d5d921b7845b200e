import { byLocale } from '@iwan/shared/domain/format/by-locale';
import type {
  Handover,
  ProjectField,
  ProjectFields,
  UnitField,
  UnitFields,
} from '@iwan/shared/domain/model/project-fields';
import { projectFieldNames, unitFieldNames } from '@iwan/shared/domain/project/project-fields';
import type { Field } from '@iwan/shared/domain/records/field';
import { plainFields } from '@iwan/shared/domain/records/project-fields';
import { plainUnitFields } from '@iwan/shared/domain/records/unit-fields';
import type { SearchCriterion } from '@iwan/shared/domain/search/criteria/search-criteria';
import { criteria } from '@iwan/shared/domain/search/criteria/table';
import { handoverText, valueWords } from '@iwan/shared/domain/values/value-words';
import { type FieldTexts, textsOf } from './field-texts';

/** A field that is chosen in the filter. */
export interface FieldChoices {
  readonly name: SearchCriterion;
  readonly label: string;
  /** The values of which any may match; `null` for a number, of which at least so many are asked for. */
  readonly choices: readonly string[] | null;
  /** It stands before More. */
  readonly isMain: boolean;
}

/** The plain fields with a criterion of their own name, in their order. The handover has a field of its own in the filter. */
export const fieldChoicesOf: (locale: string) => readonly FieldChoices[] = byLocale((locale) => {
  const texts = textsOf(locale);
  return [
    ...unitFieldNames.map((name) => choicesOf(name, plainUnitFields[name], texts.unit[name])),
    ...projectFieldNames.map((name) => choicesOf(name, plainFields[name], texts.project[name])),
  ].flatMap((choices) => choices ?? []);
});

function choicesOf(name: string, field: Field, { label }: FieldTexts): FieldChoices | null {
  if (!Object.hasOwn(criteria, name) || name === 'handover') return null;
  const values = field.kind === 'choice' ? (field.usual ?? field.options ?? []) : null;
  return { name: name as SearchCriterion, label, choices: values, isMain: field.isMainCriterion === true };
}

/** A field with its label and value. */
export interface FieldText {
  readonly name: ProjectField | UnitField;
  readonly label: string;
  readonly value: string;
  /** With its label, among other facts: `Handover Q4 2028`. */
  readonly inShort: string;
  /** A feature of the home, like an amenity: part of the structured data. */
  readonly isFeature: boolean;
  /** Shown in place of how many homes are available. */
  readonly isAvailability: boolean;
}

/** The plain fields that a project has, in their order. */
export const fieldTexts = (project: ProjectFields, locale: string): readonly FieldText[] =>
  projectFieldNames.flatMap((name) =>
    fieldText(name, plainFields[name], project[name], textsOf(locale).project[name], locale),
  );

/** The plain fields that a unit has, likewise. */
export const unitFieldTexts = (unit: UnitFields, locale: string): readonly FieldText[] =>
  unitFieldNames.flatMap((name) =>
    fieldText(name, plainUnitFields[name], unit[name], textsOf(locale).unit[name], locale),
  );

function fieldText(
  name: ProjectField | UnitField,
  field: Field,
  value: Handover | string | number | undefined,
  { label, inShort }: FieldTexts,
  locale: string,
): readonly FieldText[] {
  if (value === undefined) return [];
  const text = typeof value === 'object' ? handoverText(value, locale) : valueWords(String(value), locale);
  return [
    {
      name,
      label,
      value: text,
      inShort: inShort(text),
      isFeature: field.isFeature === true,
      isAvailability: 'isAvailability' in field && field.isAvailability === true,
    },
  ];
}
