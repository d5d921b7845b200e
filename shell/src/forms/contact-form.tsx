import { formAction } from '@iwan/shared/forms/posted-form';
import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { Button } from '@iwan/shared/ui/button';
import { Check } from '@iwan/shared/ui/check';
import { Choices } from '@iwan/shared/ui/choices';
import { FieldError, TextArea } from '@iwan/shared/ui/field';
import { FormSummary } from '@iwan/shared/ui/form-summary';
import { Honeypot } from '@iwan/shared/ui/honeypot';
import { EmailField, NameField, PhoneField } from '@iwan/shared/ui/person-fields';
import { SubmissionMessage } from '@iwan/shared/ui/submission-message';
import { usePosted } from '../../document/posted-form';
import { type ContactProblems, emptyContact, problemsOf } from './contact-problems';
import styles from './form.module.css';
import { texts } from './texts';

/** Section 9, in milliseconds. */
const successFor = 4000;

const words = texts.getInTouch;

function fieldsOf(problems: ContactProblems) {
  const names = Object.keys(problems) as (keyof ContactProblems)[];
  return names.map((name) => ({ id: `contact-${name}`, label: name === 'consent' ? words.consentShort : words[name] }));
}

/**
 * The Home contact form (`POST /api/contact`, source `Contact`; rules of section 5). What is typed survives a failure
 * and a reload.
 */
export function ContactForm() {
  const { values, problems, summaryId, submission, change, onSubmit, dismiss } = useLeadForm({
    name: 'contact',
    empty: emptyContact,
    problemsOf,
    toLead: ({ role, name, email, ...rest }) => ({
      ...rest,
      name: name.trim(),
      email: email.trim(),
      type: role,
      source: 'Contact',
      file: null,
    }),
    posted: usePosted('contact'),
    successFor,
    wireNames: { type: 'role' },
  });

  return (
    <form
      id="contact"
      className={styles.form}
      action={formAction('contact')}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="get-in-touch-title"
    >
      <FormSummary id={summaryId} fields={fieldsOf(problems)} />
      <NameField
        id="contact-name"
        label={words.name}
        error={problems.name}
        value={values.name}
        onChange={(name) => change('name', name)}
      />
      <div className={styles.row}>
        <PhoneField
          id="contact-phone"
          label={words.phone}
          error={problems.phone}
          value={values.phone}
          onChange={(phone) => change('phone', phone)}
        />
        <EmailField
          id="contact-email"
          label={words.email}
          error={problems.email}
          value={values.email}
          onChange={(email) => change('email', email)}
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
      <Honeypot />
      <SubmissionMessage submission={submission} success={words.success} failure={words.failure} onClose={dismiss} />
    </form>
  );
}
