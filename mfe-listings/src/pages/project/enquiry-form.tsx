import { type Enquiry, type EnquiryProblems, enquiryProblems } from '@iwan/shared/domain/enquiry';
import { lettersAndSpaces } from '@iwan/shared/domain/person-name';
import { digitsOnly } from '@iwan/shared/domain/phone';
import { formAction, readPostedForm } from '@iwan/shared/forms/posted-form';
import { useDraft } from '@iwan/shared/forms/use-draft';
import { useSubmission } from '@iwan/shared/forms/use-submission';
import { useLocation } from '@iwan/shared/router/router';
import { Button } from '@iwan/shared/ui/button';
import { TextField } from '@iwan/shared/ui/field';
import { FormSummary } from '@iwan/shared/ui/form-summary';
import { Message } from '@iwan/shared/ui/message';
import { type FormEvent, useState } from 'react';
import styles from './enquiry-form.module.css';
import { texts } from './texts';

/** Section 9, in milliseconds. */
const successFor = 4000;

const empty = { name: '', phone: '', email: '' } as const satisfies Enquiry;
const words = texts.enquiry;

const summaryId = 'enquiry-summary';

function fieldsOf(problems: EnquiryProblems) {
  const names = Object.keys(problems) as (keyof EnquiryProblems)[];
  return names.map((name) => ({ id: `enquiry-${name}`, label: words[name] }));
}

interface EnquiryFormProps {
  readonly project: string;
  /** Whom it goes to; empty where the project has no agent. */
  readonly agent: string;
  /** Whether the page has a choice of agents that belongs to this form. */
  readonly isAgentChosen: boolean;
}

/**
 * The property enquiry (section 7; rules of section 5). A failure is tried once more under the same key, then shown; what
 * is typed survives it, and a reload.
 */
export function EnquiryForm({ project, agent, isAgentChosen }: EnquiryFormProps) {
  const { values, set, clear } = useDraft<Enquiry & Record<string, string>>('enquiry-draft', empty);
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const posted = readPostedForm(useLocation().search);
  const [before, setBefore] = useState(posted?.form === 'enquiry' ? posted.outcome : null);
  const { submission, submit, dismiss } = useSubmission(successFor, { retries: 1 });

  function change(name: keyof Enquiry, value: string): void {
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
    const { name, phone, email } = values;
    const found = enquiryProblems({ name, phone, email });
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // After the summary has been rendered: it takes the focus and links to each field.
      requestAnimationFrame(() => document.getElementById(summaryId)?.focus());
      return;
    }
    const lead = {
      name: name.trim(),
      phone,
      email: email.trim(),
      agent,
      property: project,
      source: 'Contact',
    } as const;
    if (await submit(lead)) clear();
  }

  return (
    <form
      id="enquiry"
      className={styles.form}
      action={formAction('enquiry')}
      method="post"
      noValidate
      onSubmit={send}
      aria-labelledby="enquiry-title"
    >
      <FormSummary id={summaryId} fields={fieldsOf(problems)} />
      {isAgentChosen ? null : <input type="hidden" name="agent" value={agent} />}
      <input type="hidden" name="property" value={project} />
      <TextField
        id="enquiry-name"
        name="name"
        autoComplete="name"
        required
        label={words.name}
        error={problems.name && words.missing.name}
        value={values.name}
        onChange={(event) => change('name', lettersAndSpaces(event.target.value))}
      />
      <TextField
        id="enquiry-phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        label={words.phone}
        error={problems.phone && words.missing.phone}
        value={values.phone}
        onChange={(event) => change('phone', digitsOnly(event.target.value))}
      />
      <TextField
        id="enquiry-email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        label={words.email}
        error={problems.email && (problems.email === 'missing' ? words.missing.email : words.emailUnreadable)}
        value={values.email}
        onChange={(event) => change('email', event.target.value)}
      />
      <Button type="submit" busy={submission.status === 'sending'}>
        {words.send}
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
