import type { EnquiryAbout } from '../../../contract-kit/api/calls';
import { enquiryForm } from '../../../contract-kit/forms/enquiry';
import { postedParameters, readPostedForm } from '../../../contract-kit/forms/posted-form';
import { useLeadForm } from '../../../contract-kit/forms/use-lead-form';
import { useSearchOf } from '../../../contract-kit/router/search-of';
import { DoNotCall, EmailField, NameField, PhoneField } from '../fields/person-fields';
import { LeadForm } from './lead-form';

interface EnquiryFormProps {
  /** The subject, as names on the wire. */
  readonly about: EnquiryAbout;
  /** The names for which the page has fields of its own that belong to this form. */
  readonly chosen?: 'agent';
  /** The id of the form's heading. */
  readonly labelledBy: string;
}

/** The enquiry about a project, an agent or a developer. */
export function EnquiryForm({ about, chosen, labelledBy }: EnquiryFormProps) {
  const posted = readPostedForm(useSearchOf(postedParameters));
  const form = useLeadForm(enquiryForm, { posted, about: { ...about } });
  const silent = Object.fromEntries(Object.entries(about).filter(([field]) => field !== chosen));
  return (
    <LeadForm form={form} labelledBy={labelledBy} about={silent} onClose={form.dismiss}>
      <NameField {...form.text('name')} />
      <PhoneField {...form.text('phone')} />
      <EmailField {...form.text('email')} />
      <DoNotCall {...form.tick('do_not_call')} />
    </LeadForm>
  );
}
