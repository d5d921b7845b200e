import type { Criterion } from './criterion';
import { valuesOf } from './values-of';

interface ListNames<Texts, Counted extends boolean> {
  readonly parameter: string;
  /** Its name on the wire, where it differs. */
  readonly option?: string;
  readonly isCounted: Counted;
  readonly impliesBudget: boolean;
  /** A value in words; by default the value itself. */
  readonly words?: (value: string, texts: Texts) => string;
}

/** A criterion with several values, any of which may match. */
export interface ListCriterion<Counted extends boolean = boolean, Texts = never>
  extends Criterion<readonly string[], Texts, Counted> {
  readonly option: string;
}

export function listCriterion<const Counted extends boolean, Texts = unknown>({
  parameter,
  option = parameter,
  isCounted,
  impliesBudget,
  words = (value) => value,
}: ListNames<Texts, Counted>): ListCriterion<Counted, Texts> {
  return {
    none: [],
    parameter,
    option,
    read: (from) => valuesOf(from, parameter),
    write: (values) => ({ [parameter]: values }),
    ask: (values) => ({ [option]: values }),
    choicesOf: (values) =>
      values.map((value) => ({
        words: (texts) => words(value, texts),
        rest: values.filter((each) => each !== value),
      })),
    isCounted,
    impliesBudget,
  };
}
