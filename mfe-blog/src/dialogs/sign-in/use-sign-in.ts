import { getHttp } from '@iwan/shared/api/http';
import { sessionApi } from '@iwan/shared/api/session';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { sessionStore } from '@iwan/shared/state/site-store';
import { useRef, useState } from 'react';
import { keepDraft, restoreDraft, type SignInDraft } from './sign-in-draft';
import { type Problem, sendError, verifyError } from './sign-in-error';

export interface SignIn {
  readonly draft: SignInDraft;
  readonly isBusy: boolean;
  /** The problem of the last call, until the next one or until something else is typed. */
  readonly problem: Problem | null;
  readonly change: (changes: Partial<SignInDraft>) => void;
  /** Resolves to whether a code was sent. */
  readonly send: () => Promise<boolean>;
  readonly verify: (otp: string) => Promise<void>;
}

/** The two calls of signing in, one at a time, and the current step (section 4, login). */
export function useSignIn(): SignIn {
  const locale = useLocale();
  const [draft, setDraft] = useState(() => restoreDraft(Date.now()));
  const [isBusy, setBusy] = useState(false);
  const [issue, setError] = useState<Problem | null>(null);
  const calling = useRef(false);

  const keep = (next: SignInDraft): void => {
    setDraft(next);
    keepDraft(next);
  };

  async function call(work: () => Promise<void>, errorOf: (error: unknown) => Problem): Promise<boolean> {
    // A second press during a call would use up a code or an attempt.
    if (calling.current) return false;
    calling.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (error) {
      // Section 8: such failures are logged.
      console.info('[iwan] sign-in:', error instanceof Error ? error.message : 'failed');
      setError(errorOf(error));
      return false;
    } finally {
      calling.current = false;
      setBusy(false);
    }
  }

  return {
    draft,
    isBusy,
    problem: issue,
    change: (changes) => {
      setError(null);
      keep({ ...draft, ...changes });
    },
    send: () =>
      call(
        async () => {
          await sessionApi(await getHttp()).sendCode(draft.email.trim());
          keep({ ...draft, isAtCode: true, sentAt: Date.now() });
        },
        (error) => sendError(error, locale),
      ),
    verify: async (otp) => {
      const age = draft.sentAt === null ? null : Date.now() - draft.sentAt;
      await call(
        async () => {
          const response = await sessionApi(await getHttp()).verifyCode({ email: draft.email.trim(), otp });
          keepDraft(null);
          sessionStore.signIn(response);
        },
        (error) => verifyError(error, age, locale),
      );
    },
  };
}
