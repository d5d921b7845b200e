import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type FieldRefusal, isApiError } from '../api/api-error';
import type { ContactLead } from '../api/calls';
import type { PostedForm } from './posted-form';
import { sendLead } from './send-lead';
import { forgetKey, keyOf } from './submission-key';

export type Submission =
  | { readonly status: 'idle' }
  /** `progress`: what share of a file has been sent, from 0 to 1. */
  | { readonly status: 'sending'; readonly progress?: number }
  /** `isLasting`: it was sent before the form was there, and is told until the next one. */
  | { readonly status: 'sent'; readonly isLasting?: true }
  | { readonly status: 'failed'; readonly error: unknown };

export type Outcome =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'refused'; readonly refusals: readonly FieldRefusal[] }
  | { readonly kind: 'failed' };

interface UseSubmission {
  readonly submission: Submission;
  /** Resolves to how it went; `refused` names the fields that the backend will not take as they are. */
  readonly submit: (lead: ContactLead) => Promise<Outcome>;
  /** Stops the lead that is being sent. One that has arrived meanwhile has arrived: sent again it is the same. */
  readonly cancel: () => void;
  /** Takes the message away. */
  readonly dismiss: () => void;
}

interface Options {
  readonly form: string;
  /** How the form went when it was posted without script to get this page. */
  readonly posted: PostedForm['outcome'] | null;
  /** How often a lead that a failing server or network has kept from arriving is sent again by itself. */
  readonly retries?: number;
}

/**
 * Sends one form's lead (`POST /api/contact`, section 7) and says how that goes. The same lead sent again after a
 * failure, or a reload, carries the same idempotency key, so that it arrives once. A success goes back to idle after `successFor`
 * milliseconds (section 9).
 */
export function useSubmission(successFor: number, { form, posted, retries = 0 }: Options): UseSubmission {
  const [submission, setSubmission] = useState<Submission>(() => submissionOf(posted));
  const sending = useRef<AbortController | null>(null);

  useEffect(() => {
    if (submission.status !== 'sent' || submission.isLasting) return;
    const timer = setTimeout(() => setSubmission({ status: 'idle' }), successFor);
    return () => clearTimeout(timer);
  }, [submission, successFor]);

  const progressOf = useCallback(
    ({ source }: ContactLead) =>
      source === 'Career' ? (progress: number) => setSubmission({ status: 'sending', progress }) : undefined,
    [],
  );

  const submit = useCallback(
    async (lead: ContactLead): Promise<Outcome> => {
      if (sending.current !== null) return { kind: 'failed' };
      if (!navigator.onLine) {
        // Said at once, and sent again by hand: a lead that leaves hours later is no longer what the visitor means.
        setSubmission({ status: 'failed', error: new ApiError('network') });
        return { kind: 'failed' };
      }
      const stopped = new AbortController();
      const { signal } = stopped;
      sending.current = stopped;
      setSubmission({ status: 'sending' });
      try {
        await sendLead(lead, keyOf(form, lead), { retries, signal, onProgress: progressOf(lead) });
        forgetKey(form);
        setSubmission({ status: 'sent' });
        return { kind: 'arrived' };
      } catch (error) {
        setSubmission(signal.aborted ? { status: 'idle' } : { status: 'failed', error });
        return isApiError(error) && error.refusals.length > 0
          ? { kind: 'refused', refusals: error.refusals }
          : { kind: 'failed' };
      } finally {
        sending.current = null;
      }
    },
    [form, retries, progressOf],
  );

  const cancel = useCallback(() => sending.current?.abort(), []);
  // One that is under way goes on, and is told.
  const dismiss = useCallback(() => setSubmission((now) => (now.status === 'sending' ? now : { status: 'idle' })), []);
  return { submission, submit, cancel, dismiss };
}

function submissionOf(posted: PostedForm['outcome'] | null): Submission {
  if (posted === null || posted === 'to mend') return { status: 'idle' };
  return posted === 'sent' ? { status: 'sent', isLasting: true } : { status: 'failed', error: new ApiError('status') };
}
