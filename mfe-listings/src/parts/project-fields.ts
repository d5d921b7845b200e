import { byLocale } from '@iwan/shared/domain/format/by-locale';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import type { ProjectField, ProjectFields } from '@iwan/shared/domain/model/project-fields';
import { handoverWords } from '@iwan/shared/domain/project/handover';
import { textsOf } from './project-field-texts';

interface ShownField<Value> {
  /** Its value as text. */
  readonly words: (value: Value) => string;
  /** A feature of the home, like an amenity: part of the structured data. */
  readonly isFeature?: true;
  /** The choices in the filter, where the search has a criterion of the same name. */
  readonly choices?: readonly string[];
}

type ShownFields = { readonly [Name in ProjectField]: ShownField<NonNullable<ProjectFields[Name]>> };

/** How the plain fields beyond section 3 are shown: on cards, on the project's page and in structured data. */
const shownFields: ShownFields = {
  handover: { words: handoverWords },
  furnishing: {
    words: (furnishing) => furnishing,
    isFeature: true,
    // biome-ignore lint/plugin: values of the records, as a backend writes them
    choices: ['Furnished', 'Partly furnished', 'Unfurnished'],
  },
};

const names = Object.keys(shownFields) as readonly ProjectField[];

/** A field that is chosen in the filter. */
export interface FieldChoices {
  readonly name: ProjectField;
  readonly label: string;
  readonly about: string;
  readonly choices: readonly string[];
}

/** The fields with choices in the filter, in their order. */
export const fieldChoicesOf: (locale: string) => readonly FieldChoices[] = byLocale((locale) =>
  names.flatMap((name) => {
    const { choices } = shownFields[name];
    const { label, about = '' } = textsOf(locale)[name];
    return choices === undefined ? [] : [{ name, label, about, choices }];
  }),
);

/** A field of a project with its label and value. */
export interface FieldInWords {
  readonly name: ProjectField;
  readonly label: string;
  readonly value: string;
  /** With its label, among other facts: `Handover Q4 2028`. */
  readonly inShort: string;
  readonly isFeature: boolean;
}

/** The fields that a project has, in their order. */
export function fieldsInWords(project: ProjectCard, locale: string): readonly FieldInWords[] {
  return names.flatMap((name) => {
    const value = wordsOf(project, name);
    if (value === null) return [];
    const { label, inShort } = textsOf(locale)[name];
    return [{ name, label, value, inShort: inShort(value), isFeature: shownFields[name].isFeature ?? false }];
  });
}

function wordsOf<Name extends ProjectField>(project: ProjectFields, name: Name): string | null {
  const value = project[name];
  return value === undefined ? null : shownFields[name].words(value);
}
