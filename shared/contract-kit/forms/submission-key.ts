import type { ContactLead } from '../api/calls';

interface Attempt {
  readonly lead: string;
  readonly key: string;
}

/** For a browser that refuses its storage: as long as the page stands. */
const attempts = new Map<string, Attempt>();

/**
 * The idempotency key that a form's lead is sent under: the same for the same lead until it has arrived, across reloads
 * of this tab as the draft is, so that a lead whose answer was lost does not arrive twice. Another lead has another key.
 */
export function keyOf(form: string, lead: ContactLead): string {
  const written = JSON.stringify(lead, (_, value) => (value instanceof File ? fileKey(value) : value));
  const before = attempts.get(form) ?? restore(form);
  const attempt = before?.lead === written ? before : { lead: written, key: newKey() };
  attempts.set(form, attempt);
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(attempt));
  } catch {
    // The page itself still knows.
  }
  return attempt.key;
}

/** The lead has arrived: the same one sent again is meant to. */
export function forgetKey(form: string): void {
  attempts.delete(form);
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // Nothing was stored either.
  }
}

/** A file is known again by what a browser tells of it: another one is another lead. */
const fileKey = ({ name, size, lastModified }: File) => [name, size, lastModified];

const nameOf = (form: string) => `${form}-attempt`;

/** What this tab has stored; storage may hold anything. */
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
