import { isApiError } from '@iwan/shared/api/api-error';
import { isEmail } from '@iwan/shared/domain/contact/email';
import { formAction } from '@iwan/shared/forms/posted-form';
import { useSubmission } from '@iwan/shared/forms/use-submission';
import { Button } from '@iwan/shared/ui/button';
import { Honeypot } from '@iwan/shared/ui/honeypot';
import { EmailField } from '@iwan/shared/ui/person-fields';
import { SubmissionMessage } from '@iwan/shared/ui/submission-message';
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
  const field = useRef<HTMLFormElement>(null);
  const { submission, submit, dismiss } = useSubmission(successFor, {
    form: 'subscribe',
    posted: usePosted('subscribe'),
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    dismiss();
    const problem = problemOf(email);
    setError(problem);
    if (problem !== undefined) {
      field.current?.querySelector('input')?.focus();
      return;
    }
    const outcome = await submit({ source: 'web_form', email: email.trim() });
    // Who has typed on meanwhile keeps that.
    if (outcome.kind === 'arrived') setEmail((now) => (now === email ? '' : now));
    if (outcome.kind !== 'refused') return;
    const refused = outcome.refusals.find(({ field: name }) => name === 'email');
    if (!refused) return;
    dismiss();
    setError(refused.message);
    field.current?.querySelector('input')?.focus();
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
        <EmailField
          id="subscribe-email"
          ground="inverse"
          label={texts.subscribe.label}
          placeholder={texts.subscribe.placeholder}
          value={email}
          error={error}
          onChange={(typed) => {
            setEmail(typed);
            setError(undefined);
          }}
        />
        <Button type="submit" look="inverse" className={styles.button} busy={submission.status === 'sending'}>
          {texts.subscribe.button}
        </Button>
      </div>
      <Honeypot />
      <SubmissionMessage
        submission={submission}
        success={texts.subscribe.success}
        failure={submission.status === 'failed' ? failure(submission.error) : ''}
      />
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
