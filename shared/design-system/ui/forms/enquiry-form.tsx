import { useLocation } from '@iwan/shared/router/router';
import type { EnquiryAbout } from '../../../contract-kit/api/calls';
import { enquiryForm } from '../../../contract-kit/forms/enquiry';
import { readPostedForm } from '../../../contract-kit/forms/posted-form';
import { useLeadForm } from '../../../contract-kit/forms/use-lead-form';
import { EmailField, NameField, PhoneField } from '../fields/person-fields';
import { LeadForm } from './lead-form';

interface EnquiryFormProps {
  /** What it is about, as it travels: names. */
  readonly about: EnquiryAbout;
  /** What of that the page has fields of its own for, which belong to this form. */
  readonly chosen?: 'agent';
  /** The id of what the form is called by. */
  readonly labelledBy: string;
}

/** The enquiry about a project, an agent or a developer. */
export function EnquiryForm({ about, chosen, labelledBy }: EnquiryFormProps) {
  const form = useLeadForm(enquiryForm, { posted: readPostedForm(useLocation().search), about: { ...about } });
  const silent = Object.fromEntries(Object.entries(about).filter(([field]) => field !== chosen));
  return (
    <LeadForm form={form} labelledBy={labelledBy} about={silent} onClose={form.dismiss}>
      <NameField {...form.text('name')} />
      <PhoneField {...form.text('phone')} />
      <EmailField {...form.text('email')} />
    </LeadForm>
  );
}
