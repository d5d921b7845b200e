import { asRecord, readLine, type UntrustedRecord } from '../record/untrusted-record';

/** The signed-in user in the response of the verify call (section 3): any part may be missing. */
export interface SignedInUser {
  /** In the backend's own type, since it is sent back in the payloads of section 7. */
  readonly id: string | number | null;
  readonly name: string | null;
}

/** Parses the stored response: `{data: {id, name}}`, or the two fields without the envelope. */
export function signedInUser(response: UntrustedRecord): SignedInUser {
  const user = asRecord(response.data) ?? asRecord(response.user) ?? response;
  return { id: readId(user.id), name: readLine(user, 'name') };
}

function readId(value: unknown): string | number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
