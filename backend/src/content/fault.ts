/** An error in a file, and its position. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** `null` for the whole row or file. */
  readonly field: string | null;
  readonly message: string;
}

/** `line 12, starting_price: must be text` */
export function faultSentence({ line, field, message }: Fault): string {
  return field === null ? `line ${line}: ${message}` : `line ${line}, ${field}: ${message}`;
}
