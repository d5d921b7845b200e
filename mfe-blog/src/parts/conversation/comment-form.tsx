import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useDraft } from '@iwan/shared/forms/use-draft';
import { Button } from '@iwan/shared/ui/actions/button';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextArea } from '@iwan/shared/ui/fields/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useReader } from '../reader';
import styles from './comment-form.module.css';
import type { OwnComment } from './data/send-comment';
import { textsOf } from './texts';
import { useSendComment } from './use-send-comment';

interface CommentFormProps {
  readonly blogId: string;
  /** What is replied to; left out for a comment on the article. */
  readonly replyTo?: { readonly id: string; readonly author: string | null };
  readonly onSent: (own: OwnComment) => void;
  /** Closes the form of a reply. */
  readonly onClose?: () => void;
}

const empty = { comment: '' };

/** The form for a comment. Typed text is stored until it has been sent, also across a reload. */
export function CommentForm({ blogId, replyTo, onSent, onClose }: CommentFormProps) {
  const texts = useTexts(textsOf);
  const id = replyTo === undefined ? `comment-${blogId}` : `reply-${blogId}-${replyTo.id}`;
  const draft = useDraft(`${id}-draft`, empty);
  const reader = useReader();
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(empty);
  const { sending, send, settle } = useSendComment((own) => {
    draft.clear(sent.current);
    onSent(own);
  });
  const isBusy = sending.status === 'sending' || sending.status === 'signing in';

  // Opening a reply focuses its field; the first form of the page does not take the focus.
  useEffect(() => {
    if (replyTo !== undefined) form.current?.querySelector('textarea')?.focus();
  }, [replyTo]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = draft.values.comment.trim();
    setIsMissing(text === '');
    if (text === '') {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    sent.current = draft.values;
    send({ blogId, parentId: replyTo?.id ?? null, text });
  }

  const label = replyTo === undefined ? texts.yourComment : texts.yourReply(replyTo.author ?? texts.unnamed);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        id={id}
        label={label}
        name="comment"
        rows={replyTo === undefined ? 4 : 3}
        value={draft.values.comment}
        error={isMissing ? texts.missing : undefined}
        onChange={({ target }) => {
          draft.set('comment', target.value);
          setIsMissing(false);
          if (sending.status !== 'sending' && sending.status !== 'signing in') settle();
        }}
      />
      <p className={styles.needsScript}>{texts.needsScript}</p>
      <div className={styles.foot}>
        <Button type="submit" size={replyTo === undefined ? 'normal' : 'small'} busy={isBusy}>
          {replyTo === undefined ? texts.post : texts.postReply}
        </Button>
        {onClose === undefined ? null : (
          <Button look="quiet" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
        {reader === null ? <p className={styles.help}>{texts.signInFirst}</p> : null}
      </div>
      {sending.status === 'failed' ? <Message tone="danger">{sending.reason}</Message> : null}
      {sending.status === 'sent' ? <Message tone="success">{texts.sent}</Message> : null}
    </form>
  );
}
