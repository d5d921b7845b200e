import { digitsOnly } from '@iwan/shared/domain/phone';
import { formAction } from '@iwan/shared/forms/posted-form';
import { useSubmission } from '@iwan/shared/forms/use-submission';
import { Button } from '@iwan/shared/ui/button';
import { Check } from '@iwan/shared/ui/check';
import { FieldError, TextField } from '@iwan/shared/ui/field';
import { Message } from '@iwan/shared/ui/message';
import { type FormEvent, useRef, useState } from 'react';
import { usePosted } from '../../document/posted-form';
import styles from './form.module.css';
import { texts } from './texts';

/** Section 9, in milliseconds. */
const successFor = 3000;

const words = texts.superAgent;

interface Problems {
  readonly phone?: string;
  readonly consent?: string;
}

/** Leaves a phone number with the business (`POST /api/contact`, source `subscription`; rules of section 5). */
export function SuperAgentForm() {
  const form = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState('');
  const [consent, setConsent] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [before, setBefore] = useState(usePosted('super-agent'));
  const { submission, submit } = useSubmission(successFor);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBefore(null);
    const found: Problems = {
      ...(phone === '' ? { phone: words.phoneMissing } : {}),
      ...(consent ? {} : { consent: words.consentMissing }),
    };
    setProblems(found);
    const first = found.phone ? 'super-agent-phone' : found.consent ? 'super-agent-consent' : null;
    if (first !== null) {
      form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus();
      return;
    }
    if (await submit({ source: 'subscription', phone })) {
      setPhone('');
      setConsent(false);
    }
  }

  return (
    <form
      id="super-agent"
      ref={form}
      className={styles.form}
      action={formAction('super-agent')}
      method="post"
      noValidate
      onSubmit={send}
    >
      <TextField
        id="super-agent-phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        ground="inverse"
        label={words.phone}
        placeholder={words.phonePlaceholder}
        help={words.phoneHelp}
        error={problems.phone}
        value={phone}
        onChange={(event) => {
          setPhone(digitsOnly(event.target.value));
          setProblems(({ phone: _, ...others }) => others);
        }}
      />
      <div>
        <Check
          id="super-agent-consent"
          name="consent"
          required
          checked={consent}
          aria-invalid={problems.consent === undefined ? undefined : true}
          aria-describedby={problems.consent === undefined ? undefined : 'super-agent-consent-error'}
          onChange={(event) => {
            setConsent(event.target.checked);
            setProblems(({ consent: _, ...others }) => others);
          }}
        >
          {words.consent}
        </Check>
        {problems.consent === undefined ? null : (
          <div className={styles.plate}>
            <FieldError id="super-agent-consent-error">{problems.consent}</FieldError>
          </div>
        )}
      </div>
      <Button type="submit" look="inverse" className={styles.send} busy={submission.status === 'sending'}>
        {words.button}
      </Button>
      {submission.status === 'sent' || before === 'sent' ? <Message tone="success">{words.success}</Message> : null}
      {submission.status === 'failed' || before === 'failed' ? <Message tone="danger">{words.failure}</Message> : null}
    </form>
  );
}
