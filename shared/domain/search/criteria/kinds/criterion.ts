/** Parameters of an address or of a call; what is `undefined` or an empty list is left out. */
export type ParameterValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** What parameters are read from; a `URLSearchParams` is one. */
export interface ParameterSource {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/** What the other criteria of an address mean for one of them. */
export interface AddressContext {
  /** A choice of section 5's filter is there, with which a budget goes without saying (readings). */
  readonly impliesBudget: boolean;
}

/** One choice of a criterion: a list has several, any other value is one. */
export interface Choice<Value, Texts> {
  /** What a visitor reads of it, with the sentences of whoever shows it. */
  readonly words: (texts: Texts) => string;
  /** The value without this choice. */
  readonly rest: Value;
}

/**
 * What can be asked for, in an address, on the wire and in words. How it is answered is its `CriterionRule`, which pages
 * that only write addresses do not load.
 */
export interface Criterion<Value, Texts = unknown, Counted extends boolean = boolean> {
  /** The value while it is left alone. */
  readonly none: Value;
  /** Its parameter in the site's address and the name of its field in a form; the first where it has several. */
  readonly parameter: string;
  /** Never fails: what makes no sense is left out. */
  readonly read: (from: ParameterSource, context: AddressContext) => Value;
  readonly write: (value: Value, context: AddressContext) => ParameterValues;
  /** The same as options of our own backend. */
  readonly ask: (value: Value) => ParameterValues;
  /** Empty while it is left alone. */
  readonly choicesOf: (value: Value) => readonly Choice<Value, Texts>[];
  /** What each of its values would give is counted beside the choices of the filter. */
  readonly isCounted: Counted;
  /** A budget goes without saying beside it. */
  readonly impliesBudget: boolean;
}
