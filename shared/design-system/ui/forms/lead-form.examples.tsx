import { enquiryForm } from '../../../contract-kit/forms/enquiry';
import type { FormValues } from '../../../contract-kit/forms/lead-form';
import { type LeadForm as FormState, useLeadForm } from '../../../contract-kit/forms/use-lead-form';
import type { Example } from '../example';
import { EmailField, NameField, PhoneField } from '../fields/person-fields';
import { EnquiryCard } from './enquiry-card';
import { EnquiryForm } from './enquiry-form';
import { LeadForm } from './lead-form';
import { SendingProgress } from './sending-progress';
import { SubmissionMessage } from './submission-message';

type State = Partial<Pick<FormState<FormValues>, 'submission'>>;

interface InStateProps {
  /** The id of the form, unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly state?: State;
  /** The error of its first field. */
  readonly error?: string;
  readonly layout?: 'inline';
}

/** The enquiry form in a state that needs a backend's response. */
function InState({ id, label, state = {}, error, layout }: InStateProps) {
  const form = useLeadForm(enquiryForm, { posted: null, id });
  const heading = `${id}-heading`;
  return (
    <>
      <h3 id={heading}>{label}</h3>
      <LeadForm form={{ ...form, ...state }} labelledBy={heading} {...(layout && { layout })}>
        <NameField {...form.text('name')} error={error} />
        {layout === 'inline' ? null : (
          <>
            <PhoneField {...form.text('phone')} />
            <EmailField {...form.text('email')} />
          </>
        )}
      </LeadForm>
    </>
  );
}

const nothing = () => {};
const about = { agent: 'Layla Haddad' };

export const leadFormExamples: readonly Example[] = [
  { name: 'form', render: ({ title }) => <InState id="lead-plain" label={title} /> },
  {
    name: 'form, invalid',
    render: ({ title, sentence }) => <InState id="lead-invalid" label={title} error={sentence} />,
  },
  {
    name: 'form, loading',
    render: ({ title }) => <InState id="lead-busy" label={title} state={{ submission: { status: 'sending' } }} />,
  },
  {
    name: 'form, sent',
    render: ({ title }) => <InState id="lead-sent" label={title} state={{ submission: { status: 'sent' } }} />,
  },
  {
    name: 'form, failed',
    render: ({ title }) => (
      <InState id="lead-failed" label={title} state={{ submission: { status: 'failed', error: null } }} />
    ),
  },
  { name: 'form in one line', render: ({ title }) => <InState id="lead-inline" label={title} layout="inline" /> },
  { name: 'file on its way', render: () => <SendingProgress progress={0.4} onCancel={nothing} /> },
  {
    name: 'message, long text',
    render: ({ longWord, longText }) => (
      <SubmissionMessage
        submission={{ status: 'sent' }}
        success={`${longText} ${longWord}`}
        failure=""
        onCancel={nothing}
        onClose={nothing}
      />
    ),
  },
  {
    name: 'enquiry',
    isAlone: true,
    render: ({ title, sentence, name }) => (
      <EnquiryCard
        title={title}
        about={about}
        ways={{ telephone: 'tel:+971500000000', mail: 'mailto:hello@iwan.example' }}
        note={sentence}
      >
        <p>{name}</p>
      </EnquiryCard>
    ),
  },
  {
    name: 'enquiry, long text',
    isAlone: true,
    render: ({ longWord, longText }) => <EnquiryCard title={longWord} about={about} note={longText} />,
  },
  {
    name: 'enquiry by itself',
    isAlone: true,
    render: ({ title }) => (
      <>
        <h3 id="enquiry-alone">{title}</h3>
        <EnquiryForm about={about} labelledBy="enquiry-alone" />
      </>
    ),
  },
];
