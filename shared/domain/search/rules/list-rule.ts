import type { ListCriterion } from '../criteria/kinds/list-criterion';
import type { SearchableProject } from '../searchable-project';
import type { CriterionOptions, CriterionRule } from './criterion-rule';

interface Entries {
  readonly entriesOf: (project: SearchableProject) => readonly string[];
  readonly properties: readonly string[];
  /** The key by which spellings of a value are equal; by default, ignoring case. */
  readonly keyOf?: (value: string) => string;
}

const fold = (text: string) => text.trim().toLowerCase();

type ListOptions = Pick<CriterionOptions<readonly string[]>, 'options' | 'readOptions'>;

/** How a criterion that is a list is asked of our backend. */
export function listOptions({ option }: Pick<ListCriterion, 'option'>): ListOptions {
  return { options: { [option]: { isList: true } }, readOptions: (from) => from.getAll(option) };
}

/** Section 5: any chosen value is an entry of the project. Whole entries are compared, by their keys. */
export function listRule(
  criterion: ListCriterion,
  { entriesOf, properties, keyOf = fold }: Entries,
): CriterionRule<readonly string[]> {
  return {
    ...listOptions(criterion),
    ruleOf: (chosen) => {
      // The keys are computed once for a search of 20,000 projects.
      const keys = new Set(chosen.map(keyOf));
      return (project) => entriesOf(project).some((entry) => keys.has(keyOf(entry)));
    },
    isOfEntries: true,
    ...(criterion.isCounted && { valuesOf: entriesOf }),
    properties,
  };
}
