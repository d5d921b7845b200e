import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';

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

/** A name as it is shown. */
export const nameIn = (names: ShownNames, name: string): string =>
  (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;

/** Criteria with these names, for words only: addresses and calls have the own ones. */
export function criteriaIn(names: ShownNames, criteria: SearchCriteria): SearchCriteria {
  const shown = (name: string) => nameIn(names, name);
  return {
    ...criteria,
    developer: criteria.developer === null ? null : shown(criteria.developer),
    agents: criteria.agents.map(shown),
    names: criteria.names.map(shown),
  };
}
