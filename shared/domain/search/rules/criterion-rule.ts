import type { ListCriterion, ParameterSource, TextCriterion } from '../criteria/kinds';
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

const fold = (text: string) => text.trim().toLowerCase();

type Asked<Value> = Pick<CriterionOptions<Value>, 'options' | 'readOptions'>;

/** How a criterion that is a list is asked of our backend. */
export function listOptions({ option }: ListCriterion): Asked<readonly string[]> {
  return { options: { [option]: { isList: true } }, readOptions: (from) => from.getAll(option) };
}

interface Entries {
  readonly entriesOf: (project: SearchableProject) => readonly string[];
  readonly properties: readonly string[];
  /** The key by which spellings of a value are equal; by default, ignoring case. */
  readonly keyOf?: (value: string) => string;
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

/** How a criterion that is one text is asked of our backend. */
export function textOptions({ parameter, readText }: TextCriterion, form: OptionForm = {}): Asked<string | null> {
  return { options: { [parameter]: form }, readOptions: readText };
}

/** The format of a text that the criterion parses. */
export function formOf({ readText }: TextCriterion, form: string): OptionForm {
  return { canRead: (text) => readText({ get: () => text, getAll: () => [text] }) !== null, form };
}

interface TextRule extends Omit<CriterionRule<string | null>, 'options' | 'readOptions' | 'ruleOf'> {
  readonly ruleOf: (value: string) => Rule;
  /** The format of the text on the wire, where not every text is valid. */
  readonly form?: OptionForm;
}

/** The rule of a criterion that is one text. */
export function textRule(criterion: TextCriterion, { ruleOf, form, ...rest }: TextRule): CriterionRule<string | null> {
  return { ...textOptions(criterion, form), ruleOf: (value) => ruleOf(value ?? ''), ...rest };
}
