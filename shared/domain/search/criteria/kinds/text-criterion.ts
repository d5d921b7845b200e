import type { Criterion, ParameterSource } from './criterion';
import { valuesOf } from './values-of';

interface TextNames<Texts, Counted extends boolean> {
  /** In the address and on the wire. */
  readonly parameter: string;
  /** Parses a text, `null` for an invalid one. Without it every non-empty text is valid. */
  readonly parse?: (text: string | null) => string | null;
  readonly words: (value: string, texts: Texts) => string;
  readonly isCounted: Counted;
  readonly impliesBudget?: boolean;
}

/** A criterion with one text. */
export interface TextCriterion<Texts = never, Counted extends boolean = boolean>
  extends Criterion<string | null, Texts, Counted> {
  readonly readText: (from: ParameterSource) => string | null;
}

export function textCriterion<Texts, const Counted extends boolean>({
  parameter,
  parse,
  words,
  isCounted,
  impliesBudget = false,
}: TextNames<Texts, Counted>): TextCriterion<Texts, Counted> {
  const readText = (from: ParameterSource) =>
    parse ? parse(from.get(parameter)) : (valuesOf(from, parameter)[0] ?? null);
  const write = (value: string | null) => ({ [parameter]: value ?? undefined });
  return {
    none: null,
    parameter,
    readText,
    read: readText,
    write,
    ask: write,
    choicesOf: (value) => (value === null ? [] : [{ words: (texts) => words(value, texts), rest: null }]),
    isCounted,
    impliesBudget,
  };
}
