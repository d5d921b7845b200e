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
export interface Choice<Value, Texts> {
  /** The choice in words, from the caller's texts. */
  readonly words: (texts: Texts) => string;
  /** The value without this choice. */
  readonly rest: Value;
}

/**
 * A criterion in an address, on the wire and in words. Its `CriterionRule`, which decides what matches, is separate, so that
 * pages that only write addresses do not load it.
 */
export interface Criterion<Value, Texts = unknown, Counted extends boolean = boolean> {
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
  readonly choicesOf: (value: Value) => readonly Choice<Value, Texts>[];
  /** The filter shows a count for each of its values. */
  readonly isCounted: Counted;
  /** The default budget applies together with it. */
  readonly impliesBudget: boolean;
}
