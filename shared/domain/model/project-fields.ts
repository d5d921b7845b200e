/** The handover of a project, as far as it is known. */
export interface Handover {
  readonly year: number;
  /** From 1; `null` where only the year is known. */
  readonly quarter: number | null;
}

/** The kinds of fields and their format on the wire: a line of text, or `2028-Q4` and `2028`. */
interface FieldKinds {
  readonly line: string;
  readonly handover: Handover;
}

/**
 * The plain fields of a project beyond section 3, by their names on the wire, which are those of the backend's columns. The
 * site's parser, the cards of our backend and the search follow this list.
 */
export const projectFields = {
  handover: 'handover',
  furnishing: 'line',
} as const satisfies Readonly<Record<string, keyof FieldKinds>>;

export type ProjectField = keyof typeof projectFields;

/** Absent, or undefined, where a backend does not send them. */
export type ProjectFields = {
  readonly [Name in ProjectField]?: FieldKinds[(typeof projectFields)[Name]] | undefined;
};
