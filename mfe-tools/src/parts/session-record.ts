import { asRecord, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';

/** What this tab keeps under a key; empty where nothing that makes sense stands there. */
export function readFromSession(key: string): UntrustedRecord {
  try {
    return asRecord(JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? {};
  } catch {
    return {};
  }
}

/** Keeps a record in this tab, until it is closed. */
export function keepInSession(key: string, record: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(record));
  } catch {
    // A browser that refuses its storage costs only what was typed.
  }
}
