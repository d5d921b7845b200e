import type { RecordKind } from './record-kind';

/** The path at which our own backend reports changed records, at its own port only. */
export const changesPath = '/changes';

/** Changed records: those of these ids were changed, added or removed; `null`: any may have been. */
export interface RecordChange {
  readonly kind: RecordKind;
  readonly ids: readonly string[] | null;
}

/** The response of `GET /changes?after=NODE.NUMBER`. */
export interface ChangesResponse {
  /** The process of the backend that has answered. Each has changes of its own, in the order in which its memory has them. */
  readonly node: string;
  /** The number of its last change. */
  readonly last: number;
  /** Whether there may be changes that are not listed: everything counts as changed. */
  readonly isIncomplete: boolean;
  readonly changes: readonly RecordChange[];
}
