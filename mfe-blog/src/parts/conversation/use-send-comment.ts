import { isApiError } from '@iwan/shared/api/api-error';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore, sessionStore, useDialogs } from '@iwan/shared/state/site-store';
import { useEffect, useRef, useState } from 'react';
import { currentReader, useReader } from '../reader';
import { type NewComment, type OwnComment, sendComment } from './data/send-comment';
import { textsOf } from './texts';

export type CommentSending =
  | { readonly status: 'idle' }
  /** Waits for the visitor to sign in; the text is sent afterwards. */
  | { readonly status: 'signing in' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent' }
  | { readonly status: 'failed'; readonly reason: string };

/** The longest time between the closing of the dialog and the update of the store, in milliseconds. */
const settling = 500;

/**
 * Sends a comment. Without a session, the dialog of sign-in opens first, and the text is sent afterwards (section 4). One at a
 * time: a second press while one is being sent is ignored.
 */
export function useSendComment(onSent: (own: OwnComment, typed: string) => void) {
  const texts = useTexts(textsOf);
  const reader = useReader();
  const isAsking = useDialogs(({ dialog }) => dialog?.name === 'sign-in');
  const [sending, setSending] = useState<CommentSending>({ status: 'idle' });
  const waiting = useRef<NewComment | null>(null);
  const isSending = useRef(false);

  function askToSignIn(comment: NewComment): void {
    waiting.current = comment;
    setSending({ status: 'signing in' });
    dialogStore.open({ name: 'sign-in' });
  }

  async function send(comment: NewComment): Promise<void> {
    if (isSending.current) return;
    const current = currentReader();
    if (current === null) {
      askToSignIn(comment);
      return;
    }
    waiting.current = null;
    isSending.current = true;
    setSending({ status: 'sending' });
    try {
      onSent(await sendComment(comment, current), comment.text);
      setSending({ status: 'sent' });
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        sessionStore.expire();
        askToSignIn(comment);
      } else setSending({ status: 'failed', reason: refusalIn(error) ?? texts.failed });
    } finally {
      isSending.current = false;
    }
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const comment = waiting.current;
    if (comment === null) return;
    if (reader !== null) {
      void latest.current(comment);
      return;
    }
    if (isAsking) return;
    // The dialog was closed without signing in: nothing is sent later without the visitor knowing.
    const timer = setTimeout(() => {
      waiting.current = null;
      setSending({ status: 'idle' });
    }, settling);
    return () => clearTimeout(timer);
  }, [reader, isAsking]);

  return { sending, send: (comment: NewComment) => void send(comment), settle: () => setSending({ status: 'idle' }) };
}

/** The backend's message about a refused comment. */
function refusalIn(error: unknown): string | undefined {
  return isApiError(error) ? error.refusals[0]?.message : undefined;
}
