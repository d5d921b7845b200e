import { lettersAndSpaces } from '@iwan/shared/domain/person-name';
import { digitsOnly } from '@iwan/shared/domain/phone';
import { formAction } from '@iwan/shared/forms/posted-form';
import { useDraft } from '@iwan/shared/forms/use-draft';
import { useSubmission } from '@iwan/shared/forms/use-submission';
import { Button } from '@iwan/shared/ui/button';
import { Check } from '@iwan/shared/ui/check';
import { Choices } from '@iwan/shared/ui/choices';
import { FieldError, TextArea, TextField } from '@iwan/shared/ui/field';
import { FormSummary } from '@iwan/shared/ui/form-summary';
import { Message } from '@iwan/shared/ui/message';
import { type FormEvent, useState } from 'react';
import { usePosted } from '../../document/posted-form';
import { type Contact, type ContactProblems, emptyContact, problemsOf } from './contact-problems';
import styles from './form.module.css';
import { texts } from './texts';

/** Section 9, in milliseconds. */
const successFor = 4000;

const words = texts.getInTouch;

const summaryId = 'contact-summary';

function fieldsOf(problems: ContactProblems) {
  const names = Object.keys(problems) as (keyof ContactProblems)[];
  return names.map((name) => ({ id: `contact-${name}`, label: name === 'consent' ? words.consentShort : words[name] }));
}

/**
 * The Home contact form (`POST /api/contact`, source `Contact`; rules of section 5). What is typed survives a failure
 * and a reload.
 */
export function ContactForm() {
  const { values, set, clear } = useDraft('contact-draft', emptyContact);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [before, setBefore] = useState(usePosted('contact'));
  const { submission, submit, dismiss } = useSubmission(successFor);

  function change<Name extends keyof Contact>(name: Name, value: Contact[Name]): void {
    set(name, value);
    setProblems(({ [name]: _, ...others }) => others);
  }

  function close(): void {
    setBefore(null);
    dismiss();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBefore(null);
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // After the summary has been rendered: it takes the focus and links to each field.
      requestAnimationFrame(() => document.getElementById(summaryId)?.focus());
      return;
    }
    const { role, ...rest } = values;
    const lead = {
      ...rest,
      name: rest.name.trim(),
      email: rest.email.trim(),
      type: role,
      source: 'Contact',
      file: null,
    } as const;
    if (await submit(lead)) clear();
  }

  return (
    <form
      id="contact"
      className={styles.form}
      action={formAction('contact')}
      method="post"
      noValidate
      onSubmit={send}
      aria-labelledby="get-in-touch-title"
    >
      <FormSummary id={summaryId} fields={fieldsOf(problems)} />
      <TextField
        id="contact-name"
        name="name"
        autoComplete="name"
        required
        label={words.name}
        error={problems.name}
        value={values.name}
        onChange={(event) => change('name', lettersAndSpaces(event.target.value))}
      />
      <div className={styles.row}>
        <TextField
          id="contact-phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          label={words.phone}
          error={problems.phone}
          value={values.phone}
          onChange={(event) => change('phone', digitsOnly(event.target.value))}
        />
        <TextField
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          label={words.email}
          error={problems.email}
          value={values.email}
          onChange={(event) => change('email', event.target.value)}
        />
      </div>
      <Choices
        name="type"
        legend={words.role}
        options={words.roles}
        value={values.role}
        onChange={(role) => change('role', role)}
      />
      <TextArea
        id="contact-message"
        name="message"
        required
        label={words.message}
        error={problems.message}
        value={values.message}
        onChange={(event) => change('message', event.target.value)}
      />
      <div>
        <Check
          id="contact-consent"
          name="consent"
          required
          checked={values.consent}
          aria-invalid={problems.consent === undefined ? undefined : true}
          aria-describedby={problems.consent === undefined ? undefined : 'contact-consent-error'}
          onChange={(event) => change('consent', event.target.checked)}
        >
          {words.consent}
        </Check>
        {problems.consent === undefined ? null : <FieldError id="contact-consent-error">{problems.consent}</FieldError>}
      </div>
      <Button type="submit" className={styles.send} busy={submission.status === 'sending'}>
        {words.button}
      </Button>
      {submission.status === 'sent' || before === 'sent' ? (
        <Message tone="success" onClose={close}>
          {words.success}
        </Message>
      ) : null}
      {submission.status === 'failed' || before === 'failed' ? (
        <Message tone="danger" onClose={close}>
          {words.failure}
        </Message>
      ) : null}
    </form>
  );
}
