import { latinText, readTypedNumber } from '../../money/typed-number';
import type { CriterionTexts } from './texts';

/** Parameters of an address or of a call; `undefined` and empty lists are left out. */
export type ParameterValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The source of parameters; a `URLSearchParams` is one. */
export interface ParameterSource {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/** What a criterion has to know of the other criteria of an address. */
export interface AddressContext {
  /** A criterion of section 5's filter is set, so that the default budget applies (readings). */
  readonly impliesBudget: boolean;
}

/** One choice of a criterion: a list has several, any other value is one. */
export interface Choice<Value> {
  /** The choice in words, from the caller's texts. */
  readonly words: (texts: CriterionTexts) => string;
  /** The value without this choice. */
  readonly rest: Value;
}

/**
 * A criterion in an address, on the wire and in words. Its `CriterionRule`, which decides what matches, is separate, so that
 * pages that only write addresses do not load it.
 */
export interface Criterion<Value, Counted extends boolean = boolean> {
  /** The value when it is not set. */
  readonly none: Value;
  /** Its parameter in the site's address and the name of its form field; the first where it has several. */
  readonly parameter: string;
  /** Never fails: an invalid value counts as not set. */
  readonly read: (from: ParameterSource, context: AddressContext) => Value;
  readonly write: (value: Value, context: AddressContext) => ParameterValues;
  /** The same as options of our own backend. */
  readonly ask: (value: Value) => ParameterValues;
  /** Empty while it is not set. */
  readonly choicesOf: (value: Value) => readonly Choice<Value>[];
  /** The filter shows a count for each of its values. */
  readonly isCounted: Counted;
  /** The default budget applies together with it. */
  readonly impliesBudget: boolean;
}

interface Description<Counted extends boolean> {
  /** In the address and on the wire. */
  readonly parameter: string;
  readonly isCounted: Counted;
  readonly impliesBudget?: boolean;
}

/** A criterion with several values, any of which may match. */
export interface ListCriterion<Counted extends boolean = boolean> extends Criterion<readonly string[], Counted> {
  /** Its name on the wire. */
  readonly option: string;
}

interface List<Counted extends boolean> extends Description<Counted> {
  /** Its name on the wire, where it differs. */
  readonly option?: string;
  /** A value in words; by default the value itself in the language of the texts. */
  readonly words?: (value: string, texts: CriterionTexts) => string;
}

export function listCriterion<const Counted extends boolean>({
  parameter,
  option = parameter,
  isCounted,
  impliesBudget = false,
  words = (value, texts) => texts.value(value),
}: List<Counted>): ListCriterion<Counted> {
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

/** A criterion with one text. */
export interface TextCriterion<Counted extends boolean = boolean> extends Criterion<string | null, Counted> {
  readonly readText: (from: ParameterSource) => string | null;
}

interface Text<Counted extends boolean> extends Description<Counted> {
  /** Parses a text, `null` for an invalid one. Without it every non-empty text is valid. */
  readonly parse?: (text: string | null) => string | null;
  readonly words: (value: string, texts: CriterionTexts) => string;
}

export function textCriterion<const Counted extends boolean>({
  parameter,
  parse,
  words,
  isCounted,
  impliesBudget = false,
}: Text<Counted>): TextCriterion<Counted> {
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

interface Numeric<Counted extends boolean> extends Description<Counted> {
  readonly least: number;
  readonly most: number;
  /** Decimals; 0 by default. */
  readonly decimals?: number;
  readonly words: (value: number, texts: CriterionTexts) => string;
}

/** A criterion with one number, in its canonical text: without separators and unnecessary decimals. */
export function numberCriterion<const Counted extends boolean>({
  least,
  most,
  decimals = 0,
  words,
  ...rest
}: Numeric<Counted>): TextCriterion<Counted> {
  return textCriterion<Counted>({
    ...rest,
    parse: (text) => {
      const typed = latinText(text ?? '').slice(0, 30);
      // Where decimals are usual, a dot is a decimal point.
      const number = decimals > 0 && /^\d+\.\d+$/.test(typed) ? Number(typed) : readTypedNumber(typed);
      const rounded = number === null ? Number.NaN : Number(number.toFixed(decimals));
      return rounded >= least && rounded <= most ? String(rounded) : null;
    },
    words: (value, texts) => words(Number(value), texts),
  });
}

/** Numbers, both ends inclusive; `null` for an open end. At least one is set. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The range with its ends in order, also where they were swapped; `null` where neither is set. */
export function numberRange(from: number | null, to: number | null): NumberRange | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

export interface RangeCriterion<Counted extends boolean> extends Criterion<NumberRange | null, Counted> {
  readonly readRange: (from: ParameterSource) => NumberRange | null;
}

interface Range<Counted extends boolean> {
  /** The two ends, in the address and on the wire. */
  readonly parameters: { readonly from: string; readonly to: string };
  readonly isCounted: Counted;
  /** Parses one end; `null` for an invalid text. */
  readonly parse: (text: string | null) => number | null;
  readonly words: (range: NumberRange, texts: CriterionTexts) => string;
}

/** A criterion with a range of numbers. */
export function rangeCriterion<const Counted extends boolean>({
  parameters: { from, to },
  isCounted,
  parse,
  words,
}: Range<Counted>): RangeCriterion<Counted> {
  const write = (range: NumberRange | null) => ({ [from]: range?.from ?? undefined, [to]: range?.to ?? undefined });
  const readRange = (sent: ParameterSource) => numberRange(parse(sent.get(from)), parse(sent.get(to)));
  return {
    none: null,
    parameter: from,
    readRange,
    read: readRange,
    write,
    ask: write,
    choicesOf: (range) => (range === null ? [] : [{ words: (texts) => words(range, texts), rest: null }]),
    isCounted,
    impliesBudget: false,
  };
}

/** The most values: no control offers more. */
const mostValues = 20;
const longestValue = 200;

/** The values of a parameter, trimmed, without duplicates ignoring case, in their order. */
function valuesOf(from: ParameterSource, name: string): readonly string[] {
  const values = new Map<string, string>();
  for (const text of from.getAll(name)) {
    const value = text.trim();
    const key = value.toLowerCase();
    if (value !== '' && value.length <= longestValue && values.size < mostValues && !values.has(key)) {
      values.set(key, value);
    }
  }
  return [...values.values()];
}
