import { type KnownSession, sessionApi } from '@iwan/shared/api/session';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { signedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { type PostedForm, readPostedForm } from '@iwan/shared/forms/posted-form';
import { postedForms } from './posted-forms';

/** The step of a visitor without script. */
export type Progress =
  /** `cookie refused`: the code was right, but the browser has not stored the session's cookie. */
  | { readonly step: 'address'; readonly after: 'nothing' | 'sign-out' | 'cookie refused' }
  | { readonly step: 'code' }
  | { readonly step: 'signed in'; readonly name: string | null };

/** Asks the backend who is signed in, and reads from the address which form was posted last. Never rejects. */
export async function loadProgress({ http, signal, query }: LoaderArguments): Promise<Progress> {
  return progressOf(readPostedForm(query.toString()), await sessionApi(http).current(signal));
}

/** The session decides before the address, which anybody may write; with a backend without sessions the address decides. */
export function progressOf(posted: PostedForm | null, session: KnownSession): Progress {
  if (session.status === 'signed in') return { step: 'signed in', name: signedInUser(session.answer).name };
  const isTaken = posted?.outcome === 'sent';
  switch (posted?.form) {
    case postedForms.address:
      return isTaken ? { step: 'code' } : { step: 'address', after: 'nothing' };
    case postedForms.code:
      if (!isTaken) return { step: 'code' };
      return session.status === 'unknown'
        ? { step: 'signed in', name: null }
        : { step: 'address', after: 'cookie refused' };
    case postedForms.end:
      if (isTaken) return { step: 'address', after: 'sign-out' };
      return session.status === 'unknown' ? { step: 'signed in', name: null } : { step: 'address', after: 'nothing' };
    default:
      return { step: 'address', after: 'nothing' };
  }
}
