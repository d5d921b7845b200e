import type { ParameterSource } from '../criteria/kinds/criterion';
import type { SearchableProject } from '../searchable-project';

export type Rule = (project: SearchableProject) => boolean;

/** How an option of our own backend is written. */
export interface OptionForm {
  /** It may be repeated, and means any of its values. */
  readonly isList?: true;
  /** Whether a text can be read; left out where any can. */
  readonly canRead?: (text: string) => boolean;
  /** What a text that cannot be read should have been: 'a year such as 2028'. */
  readonly form?: string;
  /** Characters; 200 where it is left out. */
  readonly longest?: number;
}

/** How a criterion is answered: in the backend, and in the site over a plain one. */
export interface CriterionRule<Value> {
  /** Its options on the wire. */
  readonly options: Readonly<Record<string, OptionForm>>;
  /** The value that checked options mean. */
  readonly readOptions: (from: ParameterSource) => Value;
  /** The rule of a value that has choices. */
  readonly ruleOf: (value: Value) => Rule;
  /** What a project is counted under, where the criterion is counted. */
  readonly valuesOf?: (project: SearchableProject) => readonly string[];
  /**
   * What the rule reads of a stored project, as the wire names it. The triggers of the database are made of these: a change of
   * any of them makes the search alerts look at the project.
   */
  readonly properties: readonly string[];
}
