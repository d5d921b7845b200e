import { leadRules, problemSentence } from '@iwan/shared/domain/contact/lead-rules';
import { formAction } from '@iwan/shared/forms/posted-form';
import { useSubmission } from '@iwan/shared/forms/use-submission';
import { Button } from '@iwan/shared/ui/button';
import { Check } from '@iwan/shared/ui/check';
import { FieldError } from '@iwan/shared/ui/field';
import { Honeypot } from '@iwan/shared/ui/honeypot';
import { PhoneField } from '@iwan/shared/ui/person-fields';
import { SubmissionMessage } from '@iwan/shared/ui/submission-message';
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
  const { submission, submit, dismiss } = useSubmission(successFor, {
    form: 'super-agent',
    posted: usePosted('super-agent'),
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    dismiss();
    const wrong = leadRules.phone(phone);
    const found: Problems = {
      ...(wrong ? { phone: problemSentence('phone', wrong, { missing: words.phoneMissing }) } : {}),
      ...(consent ? {} : { consent: words.consentMissing }),
    };
    if (say(found)) return;
    const outcome = await submit({ source: 'subscription', phone });
    if (outcome.kind === 'arrived') {
      // Who has typed on meanwhile keeps that.
      setPhone((now) => (now === phone ? '' : now));
      setConsent(false);
    }
    if (outcome.kind !== 'refused') return;
    const refused = outcome.refusals.find(({ field }) => field === 'phone');
    if (refused && say({ phone: refused.message })) dismiss();
  }

  /** Says what is wrong at its field and leads there. Returns whether anything is. */
  function say(found: Problems): boolean {
    setProblems(found);
    const first = found.phone ? 'super-agent-phone' : found.consent ? 'super-agent-consent' : null;
    if (first !== null) form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus();
    return first !== null;
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
      <PhoneField
        id="super-agent-phone"
        ground="inverse"
        label={words.phone}
        placeholder={words.phonePlaceholder}
        help={words.phoneHelp}
        error={problems.phone}
        value={phone}
        onChange={(typed) => {
          setPhone(typed);
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
      <Honeypot />
      <SubmissionMessage submission={submission} success={words.success} failure={words.failure} />
    </form>
  );
}
