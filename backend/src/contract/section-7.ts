import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A request that the site makes; `file` is the content of a PDF. */
export interface Sent {
  readonly path: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly multipart?: Readonly<Record<string, string>>;
  readonly file?: string;
}

/** One row of the table in section 7, with requests that show it. */
export interface Row {
  /** Method and path, with the names of its parameters in braces. */
  readonly call: string;
  /** The names in the payload. */
  readonly payload: readonly string[];
  /** The words of the table. */
  readonly response: string;
  /** Left out for 200. */
  readonly status?: number;
  /** Only for a reader who is signed in (section 6). */
  readonly signedIn?: boolean;
  /** `{email}` stands for an address of its own, `{code}` for the code mailed to it, `{user}` for the reader's id. */
  readonly send: readonly Sent[];
  /** Where the records stand, how many there are if they are a list, and what each has. */
  readonly records?: {
    readonly at: string;
    readonly count?: number;
    readonly fields: readonly string[];
    readonly like?: Readonly<Record<string, unknown>>;
  };
  readonly unknown?: { readonly path: string; readonly message: string };
  /** One field of the first request changed, and the sentence that it earns; a file that is `null` is left out. */
  readonly invalid?: readonly { readonly field: string; readonly value: unknown; readonly message: string }[];
}

export const rows: readonly Row[] = JSON.parse(readFileSync(join(import.meta.dirname, 'section-7.json'), 'utf8'));
