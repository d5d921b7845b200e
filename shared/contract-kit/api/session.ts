import { asRecord, type UntrustedRecord } from '../../domain/record/untrusted-record';
import type { Http } from '../contracts/http';
import { isApiError } from './api-error';
import { sendCodePath, sessionPath, signOutPath, verifyCodePath } from './declared-calls';

/** What a backend says of the cookie that this browser carries. */
export type KnownSession =
  | { readonly status: 'signed in'; readonly answer: UntrustedRecord }
  | { readonly status: 'signed out' }
  /** It has no such call, or did not answer: a plain backend knows no sessions. */
  | { readonly status: 'unknown' };

export interface SessionCalls {
  /** Has a code mailed. The body of the answer means nothing (section 7). */
  sendCode(email: string, signal?: AbortSignal): Promise<void>;
  /** Turns a code into a session; any answer that is ok signs in, and is what is stored as the user. */
  verifyCode(sign: { readonly email: string; readonly otp: string }, signal?: AbortSignal): Promise<UntrustedRecord>;
  /** Never rejects. */
  current(signal?: AbortSignal): Promise<KnownSession>;
  /** Ends the session. A backend without sessions has nothing to end. */
  signOut(signal?: AbortSignal): Promise<void>;
}

/** The calls of signing in: the two of section 7, and those that our own backend has beside them. */
export function sessionApi(http: Http): SessionCalls {
  const post = (path: string, body: object, signal: AbortSignal | undefined) =>
    http.send('POST', path, body, signal === undefined ? {} : { signal });
  return {
    async sendCode(email, signal) {
      await post(sendCodePath, { email }, signal);
    },
    async verifyCode(sign, signal) {
      return asRecord(await post(verifyCodePath, sign, signal)) ?? {};
    },
    async current(signal) {
      try {
        const body = asRecord(await http.get(sessionPath, signal));
        if (body === null || !('data' in body)) return { status: 'unknown' };
        if (body.data === null) return { status: 'signed out' };
        return asRecord(body.data) === null ? { status: 'unknown' } : { status: 'signed in', answer: body };
      } catch {
        return { status: 'unknown' };
      }
    },
    async signOut(signal) {
      try {
        await post(signOutPath, {}, signal);
      } catch (error) {
        if (!isApiError(error) || error.status === null || error.status >= 500) throw error;
      }
    },
  };
}
