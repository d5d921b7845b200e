/** What is wrong with a file, and where. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** `null` when it is the row, or the file, as a whole. */
  readonly field: string | null;
  readonly message: string;
}

/** `line 12, starting_price: must be text` */
export function faultSentence({ line, field, message }: Fault): string {
  return field === null ? `line ${line}: ${message}` : `line ${line}, ${field}: ${message}`;
}
