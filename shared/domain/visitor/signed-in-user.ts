import { asRecord, readLine, type UntrustedRecord } from '../record/untrusted-record';

/** Who is signed in, as far as the answer to the verify call says so (section 3): any part of it may be missing. */
export interface SignedInUser {
  /** As the backend wrote it, since it goes back to it in the payloads of section 7. */
  readonly id: string | number | null;
  readonly name: string | null;
}

/** Reads the answer that is stored as the user: `{data: {id, name}}`, or the two fields without their envelope. */
export function signedInUser(answer: UntrustedRecord): SignedInUser {
  const user = asRecord(answer.data) ?? asRecord(answer.user) ?? answer;
  return { id: readId(user.id), name: readLine(user, 'name') };
}

function readId(value: unknown): string | number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
