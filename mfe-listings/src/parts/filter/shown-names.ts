import type { CriterionTexts } from '@iwan/shared/domain/search/criteria/texts';
import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';
import { textsOf } from './criteria-texts';

/** The names of records in the language of a page by their own ones, which addresses and criteria have; only those that differ. */
export type ShownNames = Readonly<Record<string, string>>;

export const noNames: ShownNames = {};

type Named = Translated & { readonly name: string };

export function shownNamesOf(records: readonly Named[]): ShownNames {
  return Object.fromEntries(
    records.filter((record) => shownName(record) !== record.name).map((record) => [record.name, shownName(record)]),
  );
}

interface NamedProject extends Named {
  readonly developer: Named | null;
  readonly agents: readonly Named[];
}

/** Those of projects, of their developers and of their agents. */
export function shownNamesIn(projects: readonly NamedProject[]): ShownNames {
  return shownNamesOf(projects.flatMap((project) => [project, project.developer ?? [], project.agents].flat()));
}

/** The texts of criteria with these names. */
export function textsWithNames(locale: string, names: ShownNames): CriterionTexts {
  const texts = textsOf(locale);
  return { ...texts, value: (value) => (Object.hasOwn(names, value) && names[value]) || texts.value(value) };
}
