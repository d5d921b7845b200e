import type { ParameterSource } from '../criteria/kinds/criterion';
import type { SearchableProject } from '../searchable-project';

export type Rule = (project: SearchableProject) => boolean;

/** The format of an option of our own backend. */
export interface OptionForm {
  /** It may be repeated, and means any of its values. */
  readonly isList?: true;
  /** Whether a text is valid; left out where any is. */
  readonly canRead?: (text: string) => boolean;
  /** The expected format, for the error message: 'a year such as 2028'. */
  readonly form?: string;
  /** The longest text in characters; 200 by default. */
  readonly longest?: number;
}

/** How a criterion is asked of our backend, and what its rule reads. */
export interface CriterionOptions<Value> {
  /** Its options on the wire. */
  readonly options: Readonly<Record<string, OptionForm>>;
  /** Reads the value from validated options. */
  readonly readOptions: (from: ParameterSource) => Value;
  /**
   * The properties of a stored project that the rule reads, by their names on the wire. The triggers of the database are made
   * of these: a change of any of them makes the search alerts check the project.
   */
  readonly properties: readonly string[];
}

/** A criterion that is answered by itself: in our backend, and in the site where the backend knows section 7 alone. */
export interface CriterionRule<Value> extends CriterionOptions<Value> {
  /** The rule of a value that is set. */
  readonly ruleOf: (value: Value) => Rule;
  /** It holds where it holds for one entry of the list that it reads, whatever the others are; so do the values of all entries. */
  readonly isOfEntries?: true;
  /** The values under which a project is counted, where the criterion has counts. */
  readonly valuesOf?: (project: SearchableProject) => readonly string[];
}
