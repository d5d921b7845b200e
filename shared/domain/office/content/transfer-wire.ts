import type { ContentResource } from '../resources';

/** The formats of a file with records. A table (CSV) has records of one kind, and no articles, which have sections. */
export const transferFormats = ['json', 'csv'] as const;

export type TransferFormat = (typeof transferFormats)[number];

/** The most records of one import in the office; a command imports more. */
export const mostImported = 2000;

/** What is wrong with a file. */
export interface ImportFault {
  /** From 1. */
  readonly line: number;
  /** `null` for the whole row or file. */
  readonly field: string | null;
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** What an import changes of a record: the changed fields, or those of a new record. */
export interface ImportChange {
  readonly resource: ContentResource;
  readonly name: string;
  /** `null` for a new record. */
  readonly before: Fields | null;
  readonly after: Fields;
}

/** The response of `POST /content/plan`, and of `POST /content/import` when it is done. */
export interface ImportPlan {
  /** Nothing is imported of a file with faults. */
  readonly faults: readonly ImportFault[];
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The first ones. */
  readonly changes: readonly ImportChange[];
  /** Names exactly these changes, all of them; `POST /content/import` makes no others. */
  readonly plan: string;
}
