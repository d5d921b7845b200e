import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Choices } from '@iwan/shared/ui/fields/choices';
import { TextArea } from '@iwan/shared/ui/fields/field';
import { FieldRow } from '@iwan/shared/ui/fields/field-row';
import { DoNotCall, EmailField, NameField, PhoneField } from '@iwan/shared/ui/fields/person-fields';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { CheckboxField } from './checkbox-field';
import { contactForm } from './contact';
import { textsOf } from './texts';
import { useShellForm } from './use-shell-form';

/** The message of Home and of the Contact page. */
export function ContactForm({ labelledBy }: { readonly labelledBy: string }) {
  const texts = useTexts(textsOf);
  const form = useShellForm(contactForm);
  return (
    <LeadForm form={form} labelledBy={labelledBy} onClose={form.dismiss}>
      <NameField {...form.text('name')} />
      <FieldRow>
        <PhoneField {...form.text('phone')} />
        <EmailField {...form.text('email')} />
      </FieldRow>
      <Choices
        name="type"
        legend={texts.contact.role}
        options={Object.keys(texts.contact.roles)}
        labels={texts.contact.roles}
        value={form.values.role}
        onChange={(role) => form.change('role', role)}
      />
      <TextArea {...form.text('message')} required />
      <DoNotCall {...form.tick('do_not_call')} />
      <CheckboxField {...form.tick('consent')}>{texts.contact.consent}</CheckboxField>
    </LeadForm>
  );
}
