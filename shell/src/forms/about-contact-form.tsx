import { TextArea, TextField } from '@iwan/shared/ui/fields/field';
import { FieldRow } from '@iwan/shared/ui/fields/field-row';
import { DoNotCall, EmailField, NameField, PhoneField } from '@iwan/shared/ui/fields/person-fields';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { aboutContactForm } from './about-contact';
import { useShellForm } from './use-shell-form';

/** The message of the About page and the footer. */
export function AboutContactForm({ labelledBy }: { readonly labelledBy?: string }) {
  const form = useShellForm(aboutContactForm);
  return (
    <LeadForm form={form} onClose={form.dismiss} {...(labelledBy === undefined ? {} : { labelledBy })}>
      <NameField {...form.text('name')} />
      <FieldRow>
        <EmailField {...form.text('email')} />
        <PhoneField {...form.text('phone')} />
      </FieldRow>
      <TextField {...form.text('location')} autoComplete="address-level2" required />
      <TextArea {...form.text('message')} required />
      <DoNotCall {...form.tick('do_not_call')} />
    </LeadForm>
  );
}
