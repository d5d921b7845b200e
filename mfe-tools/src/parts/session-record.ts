import { asRecord, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';

/** What this tab has stored under a key; empty where that cannot be parsed. */
export function readFromSession(key: string): UntrustedRecord {
  try {
    return asRecord(JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? {};
  } catch {
    return {};
  }
}

/** Stores a record in this tab until it is closed. */
export function keepInSession(key: string, record: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Without storage, only the input is lost.
  }
}
