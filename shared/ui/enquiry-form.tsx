import { type Enquiry, enquiryProblems } from '@iwan/shared/domain/contact/enquiry';
import { type FieldProblem, problemSentence } from '@iwan/shared/domain/contact/lead-rules';
import { formAction, readPostedForm } from '@iwan/shared/forms/posted-form';
import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { useLocation } from '@iwan/shared/router/router';
import { Button } from '@iwan/shared/ui/button';
import { FormSummary } from '@iwan/shared/ui/form-summary';
import { Honeypot } from '@iwan/shared/ui/honeypot';
import { EmailField, NameField, PhoneField } from '@iwan/shared/ui/person-fields';
import { SubmissionMessage } from '@iwan/shared/ui/submission-message';
import styles from './enquiry-form.module.css';
import { texts } from './texts';

/** Section 9, in milliseconds. */
const successFor = 4000;

const empty = { name: '', phone: '', email: '' };
const words = texts.enquiry;

type Problems = Readonly<Partial<Record<keyof typeof empty, string>>>;

/** The sentence beside each field that keeps the enquiry from being sent. */
function sentencesOf(enquiry: Enquiry): Problems {
  const found = Object.entries(enquiryProblems(enquiry)) as [keyof Enquiry, FieldProblem][];
  const sentences = found.map(([field, problem]) => {
    const own = { missing: words.missing[field], ...(field === 'email' ? { unreadable: words.emailUnreadable } : {}) };
    return [field, problemSentence(field, problem, own)] as const;
  });
  return Object.fromEntries(sentences);
}

function fieldsOf(problems: Problems) {
  const names = Object.keys(problems) as (keyof Problems)[];
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
  const posted = readPostedForm(useLocation().search);
  const { values, problems, summaryId, submission, change, onSubmit, dismiss } = useLeadForm({
    name: 'enquiry',
    empty,
    problemsOf: sentencesOf,
    toLead: ({ name, phone, email }) => ({
      name: name.trim(),
      phone,
      email: email.trim(),
      agent,
      property: project,
      source: 'Contact',
    }),
    posted: posted?.form === 'enquiry' ? posted.outcome : null,
    successFor,
    retries: 1,
  });

  return (
    <form
      id="enquiry"
      className={styles.form}
      action={formAction('enquiry')}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="enquiry-title"
    >
      <FormSummary id={summaryId} fields={fieldsOf(problems)} />
      {isAgentChosen ? null : <input type="hidden" name="agent" value={agent} />}
      <input type="hidden" name="property" value={project} />
      <NameField
        id="enquiry-name"
        label={words.name}
        error={problems.name}
        value={values.name}
        onChange={(name) => change('name', name)}
      />
      <PhoneField
        id="enquiry-phone"
        label={words.phone}
        error={problems.phone}
        value={values.phone}
        onChange={(phone) => change('phone', phone)}
      />
      <EmailField
        id="enquiry-email"
        label={words.email}
        error={problems.email}
        value={values.email}
        onChange={(email) => change('email', email)}
      />
      <Button type="submit" busy={submission.status === 'sending'}>
        {words.send}
      </Button>
      <Honeypot />
      <SubmissionMessage submission={submission} success={words.success} failure={words.failure} onClose={dismiss} />
    </form>
  );
}
