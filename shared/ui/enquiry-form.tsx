import { useLocation } from '@iwan/shared/router/router';
import type { EnquiryAbout } from '../api/calls';
import { type Enquiry, enquiryProblems } from '../domain/contact/enquiry';
import { type FieldProblem, problemSentence } from '../domain/contact/lead-rules';
import { enquiryTexts } from '../forms/enquiry-texts';
import { formAction, readPostedForm } from '../forms/posted-form';
import { useLeadForm } from '../forms/use-lead-form';
import { Button } from './button';
import styles from './enquiry-form.module.css';
import { FormSummary } from './form-summary';
import { Honeypot } from './honeypot';
import { EmailField, NameField, PhoneField } from './person-fields';
import { SubmissionMessage } from './submission-message';

/** Section 9, in milliseconds. */
const successFor = 4000;

const empty = { name: '', phone: '', email: '' };
const words = enquiryTexts;

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
  /** What it is about, as it travels: names. */
  readonly about: EnquiryAbout;
  /** What of that the page has fields of its own for, which belong to this form. */
  readonly chosen?: 'agent';
  /** The id of what the form is called by. */
  readonly labelledBy: string;
}

/**
 * The enquiry about a project, an agent or a developer (section 7; rules of section 5). A failure is tried once more
 * under the same key, then shown; what is typed survives it, and a reload.
 */
export function EnquiryForm({ about, chosen, labelledBy }: EnquiryFormProps) {
  const posted = readPostedForm(useLocation().search);
  const { values, problems, summaryId, submission, change, onSubmit, dismiss } = useLeadForm({
    name: 'enquiry',
    empty,
    problemsOf: sentencesOf,
    toLead: ({ name, phone, email }) => ({
      name: name.trim(),
      phone,
      email: email.trim(),
      ...about,
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
      aria-labelledby={labelledBy}
    >
      <FormSummary id={summaryId} fields={fieldsOf(problems)} />
      {Object.entries(about).map(([field, name]) =>
        field === chosen ? null : <input key={field} type="hidden" name={field} value={name} />,
      )}
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
