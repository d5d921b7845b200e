import { asRecord, type UntrustedRecord } from '../../domain/record/untrusted-record';
import type { Http } from '../contracts/http';
import { isApiError } from './api-error';
import { sendCodePath, sessionPath, signOutPath, verifyCodePath } from './declared-calls';

/** The state of the session by the backend. */
export type KnownSession =
  | { readonly status: 'signed in'; readonly answer: UntrustedRecord }
  | { readonly status: 'signed out' }
  /** There is no such call, or no response: a plain backend has no sessions. */
  | { readonly status: 'unknown' };

export interface SessionCalls {
  /** Requests a code by mail. The body of the response is ignored (section 7). */
  sendCode(email: string, signal?: AbortSignal): Promise<void>;
  /** Exchanges a code for a session; any successful response signs in, and its body is stored as the user. */
  verifyCode(sign: { readonly email: string; readonly otp: string }, signal?: AbortSignal): Promise<UntrustedRecord>;
  /** Never rejects. */
  current(signal?: AbortSignal): Promise<KnownSession>;
  /** Ends the session. Without sessions in the backend there is nothing to do. */
  signOut(signal?: AbortSignal): Promise<void>;
}

/** The calls of signing in: the two of section 7, and the additions of our own backend. */
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
