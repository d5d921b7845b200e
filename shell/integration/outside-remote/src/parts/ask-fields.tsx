import { readPostedForm } from '@iwan/shared/forms/posted-form';
import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { useLocation } from '@iwan/shared/router/router';
import { TextArea } from '@iwan/shared/ui/fields/field';
import { NameField } from '@iwan/shared/ui/fields/person-fields';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { askForm } from './ask-form';

/** The fields of the question about a guide; `id` distinguishes its two forms. */
export function AskFields({ id }: { readonly id: string }) {
  const form = useLeadForm(askForm, { posted: readPostedForm(useLocation().search), id });
  return (
    <LeadForm form={form} onClose={form.dismiss}>
      <NameField {...form.text('name')} />
      <TextArea {...form.text('message')} required />
    </LeadForm>
  );
}
