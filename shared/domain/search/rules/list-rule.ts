import type { ListCriterion } from '../criteria/kinds/list-criterion';
import type { SearchableProject } from '../searchable-project';
import type { CriterionRule } from './criterion-rule';

interface Entries {
  readonly entriesOf: (project: SearchableProject) => readonly string[];
  readonly properties: readonly string[];
  /** The same for all ways in which a value is written; in any case where it is left out. */
  readonly keyOf?: (value: string) => string;
}

const fold = (text: string) => text.trim().toLowerCase();

/** Section 5: any chosen value is one of a project's entries. Whole entries are compared, by their keys. */
export function listRule(
  { option, isCounted }: ListCriterion,
  { entriesOf, properties, keyOf = fold }: Entries,
): CriterionRule<readonly string[]> {
  return {
    options: { [option]: { isList: true } },
    readOptions: (from) => from.getAll(option),
    ruleOf: (chosen) => {
      // Folded once for many projects: lists of 20,000 are searched while somebody waits.
      const keys = new Set(chosen.map(keyOf));
      return (project) => entriesOf(project).some((entry) => keys.has(keyOf(entry)));
    },
    ...(isCounted && { valuesOf: entriesOf }),
    properties,
  };
}
