import { getHttp } from '@iwan/shared/api/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type FieldRefusal, isApiError } from '../api/api-error';
import type { ContactLead, LeadSending } from '../api/calls';
import { contactApi } from '../api/contact';
import type { PostedForm } from './posted-form';
import { forgetKey, keyOf } from './submission-key';

export type Submission =
  | { readonly status: 'idle' }
  /** `progress`: the uploaded share of a file, from 0 to 1. */
  | { readonly status: 'sending'; readonly progress?: number }
  /** `isLasting`: it was sent before hydration, and the message stays until the next submission. */
  | { readonly status: 'sent'; readonly isLasting?: true }
  | { readonly status: 'failed'; readonly error: unknown };

export type Outcome =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'refused'; readonly refusals: readonly FieldRefusal[] }
  | { readonly kind: 'failed' };

interface UseSubmission {
  readonly submission: Submission;
  /** Resolves to the result; `refused` has the fields that the backend has refused. */
  readonly submit: (lead: ContactLead) => Promise<Outcome>;
  /** Aborts the request. If the lead has arrived nevertheless, sending it again is a duplicate. */
  readonly cancel: () => void;
  /** Hides the message. */
  readonly dismiss: () => void;
}

interface Options {
  readonly form: string;
  /** The result of the form when it was posted without script to get this page. */
  readonly posted: PostedForm['outcome'] | null;
  /** How often a lead is retried automatically after a failure of the server or the network. */
  readonly retries?: number;
}

/**
 * Sends a form's lead (`POST /api/contact`, section 7) and reports the state. The same lead sent again after a failure or a
 * reload has the same idempotency key, so that it is stored once. A success returns to idle after `successFor` milliseconds
 * (section 9).
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
        // Reported at once and not retried later: a lead that is sent hours later may no longer be intended.
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
  // A submission in progress continues and is reported.
  const dismiss = useCallback(() => setSubmission((now) => (now.status === 'sending' ? now : { status: 'idle' })), []);
  return { submission, submit, cancel, dismiss };
}

function submissionOf(posted: PostedForm['outcome'] | null): Submission {
  if (posted === null || posted === 'to mend') return { status: 'idle' };
  return posted === 'sent' ? { status: 'sent', isLasting: true } : { status: 'failed', error: new ApiError('status') };
}

// Imported by the package's name: that specifier is the singleton that the shell has initialised.

/** The pause before a retry in milliseconds. */
const pause = 800;

/**
 * Sends a lead (`POST /api/contact`, section 7), with retries under the same key after a failure of the network or the server;
 * a refusal is not retried. Rejects with the last error.
 */
export async function sendLead(
  lead: ContactLead,
  idempotencyKey: string,
  { retries = 0, ...sending }: LeadSending & { readonly retries?: number } = {},
): Promise<void> {
  try {
    await contactApi(await getHttp()).send(lead, idempotencyKey, sending);
  } catch (error) {
    if (retries === 0 || isRefused(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await sendLead(lead, idempotencyKey, { ...sending, retries: retries - 1 });
  }
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status !== null && error.status < 500;
}
