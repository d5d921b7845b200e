import type { TextCriterion } from '../criteria/kinds/text-criterion';
import type { CriterionOptions, CriterionRule, OptionForm, Rule } from './criterion-rule';

type TextRule = CriterionRule<string | null>;
type TextOptions = Pick<CriterionOptions<string | null>, 'options' | 'readOptions'>;

interface Answer extends Omit<TextRule, keyof TextOptions | 'ruleOf'> {
  readonly ruleOf: (value: string) => Rule;
  /** The format of the text on the wire, where not every text is valid. */
  readonly form?: OptionForm;
}

/** How a criterion that is one text is asked of our backend. */
export function textOptions(
  { parameter, readText }: Pick<TextCriterion<never>, 'parameter' | 'readText'>,
  form: OptionForm = {},
): TextOptions {
  return { options: { [parameter]: form }, readOptions: readText };
}

/** The rule of a criterion that is one text. */
export function textRule(criterion: TextCriterion<never>, { ruleOf, form, ...rest }: Answer): TextRule {
  return { ...textOptions(criterion, form), ruleOf: (value) => ruleOf(value ?? ''), ...rest };
}
