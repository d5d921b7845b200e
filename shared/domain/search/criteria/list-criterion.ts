import type { Criterion } from './criterion';
import { valuesOf } from './values-of';

interface ListNames<Counted extends boolean> {
  readonly parameter: string;
  /** Its name on the wire, where that is another. */
  readonly option?: string;
  readonly isCounted: Counted;
  readonly impliesBudget: boolean;
}

/** A criterion of which several values can be chosen, any of which will do. */
export interface ListCriterion<Counted extends boolean = boolean>
  extends Criterion<readonly string[], unknown, Counted> {
  readonly option: string;
}

export function listCriterion<const Counted extends boolean>({
  parameter,
  option = parameter,
  isCounted,
  impliesBudget,
}: ListNames<Counted>): ListCriterion<Counted> {
  return {
    none: [],
    parameter,
    option,
    read: (from) => valuesOf(from, parameter),
    write: (values) => ({ [parameter]: values }),
    ask: (values) => ({ [option]: values }),
    choicesOf: (values) =>
      values.map((value) => ({ words: () => value, rest: values.filter((each) => each !== value) })),
    isCounted,
    impliesBudget,
  };
}
