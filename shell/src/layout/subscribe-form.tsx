import { isApiError } from '@iwan/shared/api/api-error';
import { isEmail } from '@iwan/shared/domain/email';
import { formAction } from '@iwan/shared/forms/posted-form';
import { useSubmission } from '@iwan/shared/forms/use-submission';
import { Button } from '@iwan/shared/ui/button';
import { TextField } from '@iwan/shared/ui/field';
import { Message } from '@iwan/shared/ui/message';
import { type FormEvent, useRef, useState } from 'react';
import { usePosted } from '../document/posted-form';
import styles from './subscribe-form.module.css';
import { texts } from './texts';

/** Section 9, in milliseconds. */
const successFor = 4000;

/**
 * Subscribes an e-mail address (`POST /api/contact`, source `web_form`, section 7). Posts to the server by itself where
 * there is no script.
 */
export function SubscribeForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [before, setBefore] = useState(usePosted('subscribe'));
  const field = useRef<HTMLFormElement>(null);
  const { submission, submit } = useSubmission(successFor);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBefore(null);
    const problem = problemOf(email);
    setError(problem);
    if (problem !== undefined) {
      field.current?.querySelector('input')?.focus();
      return;
    }
    if (await submit({ source: 'web_form', email: email.trim() })) setEmail('');
  }

  return (
    <form
      id="subscribe"
      ref={field}
      className={styles.form}
      action={formAction('subscribe')}
      method="post"
      noValidate
      onSubmit={send}
    >
      <div className={styles.row}>
        <TextField
          id="subscribe-email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          ground="inverse"
          label={texts.subscribe.label}
          placeholder={texts.subscribe.placeholder}
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" look="inverse" className={styles.button} busy={submission.status === 'sending'}>
          {texts.subscribe.button}
        </Button>
      </div>
      {submission.status === 'sent' || before === 'sent' ? (
        <Message tone="success">{texts.subscribe.success}</Message>
      ) : null}
      {submission.status === 'failed' ? <Message tone="danger">{failure(submission.error)}</Message> : null}
      {before === 'failed' ? <Message tone="danger">{texts.subscribe.refused}</Message> : null}
    </form>
  );
}

function problemOf(email: string): string | undefined {
  if (email.trim() === '') return texts.subscribe.missing;
  return isEmail(email) ? undefined : texts.subscribe.unreadable;
}

/** The two failures of section 8: the backend said no, or nothing came back. */
function failure(error: unknown): string {
  const refused = isApiError(error) && error.kind === 'status';
  return refused ? texts.subscribe.refused : texts.subscribe.broken;
}
