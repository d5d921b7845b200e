import type { TextCriterion } from '../criteria/kinds/text-criterion';
import type { CriterionRule } from './criterion-rule';

type TextRule = CriterionRule<string | null>;

/** The rule of a criterion that is one text. */
export function textRule(
  { parameter, readText }: TextCriterion<never>,
  {
    ruleOf,
    form,
    ...rest
  }: Omit<TextRule, 'options' | 'readOptions' | 'ruleOf'> & {
    readonly ruleOf: (value: string) => ReturnType<TextRule['ruleOf']>;
    /** How the text is written on the wire, where not every text will do. */
    readonly form?: TextRule['options'][string];
  },
): TextRule {
  return {
    options: { [parameter]: form ?? {} },
    readOptions: readText,
    ruleOf: (value) => ruleOf(value ?? ''),
    ...rest,
  };
}
