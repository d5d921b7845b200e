import type { ContactLead } from '../api/calls';

interface Attempt {
  readonly lead: string;
  readonly key: string;
}

/** In place of a refused storage, as long as the page is open. */
const attempts = new Map<string, Attempt>();

/**
 * The idempotency key of a form's lead: the same for the same lead until it has been accepted, also across a reload, so that a
 * lead whose response was lost is not stored twice. Another lead has another key.
 */
export function keyOf(form: string, lead: ContactLead): string {
  const written = JSON.stringify(lead, (_, value) => (value instanceof File ? fileKey(value) : value));
  const before = attempts.get(form) ?? restore(form);
  const attempt = before?.lead === written ? before : { lead: written, key: newKey() };
  attempts.set(form, attempt);
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(attempt));
  } catch {
    // It is still in memory.
  }
  return attempt.key;
}

/** Called when the lead was accepted: sending the same one again is intended. */
export function forgetKey(form: string): void {
  attempts.delete(form);
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // Nothing was stored either.
  }
}

/** A file is identified by its metadata: with another one it is another lead. */
const fileKey = ({ name, size, lastModified }: File) => [name, size, lastModified];

const nameOf = (form: string) => `${form}-attempt`;

/** The stored attempt of this tab; storage may contain anything. */
function restore(form: string): Attempt | null {
  try {
    const { lead, key } = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? '{}') as Record<string, unknown>;
    return typeof lead === 'string' && typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? { lead, key } : null;
  } catch {
    return null;
  }
}

/** 128 random bits. Works on plain http too, where `randomUUID` is missing. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
