import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { PhoneField } from '@iwan/shared/ui/fields/person-fields';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { CheckboxField } from './checkbox-field';
import { superAgentForm } from './super-agent';
import { textsOf } from './texts';
import { useShellForm } from './use-shell-form';

/** The sign-up of a super agent, on teal ground. */
export function SuperAgentForm() {
  const { superAgent: texts } = useTexts(textsOf);
  const form = useShellForm(superAgentForm);
  return (
    <LeadForm form={form} look="inverse">
      <PhoneField
        {...form.text('phone')}
        ground="inverse"
        placeholder={texts.phonePlaceholder}
        help={texts.phoneHelp}
      />
      <CheckboxField {...form.tick('consent')} ground="inverse">
        {texts.consent}
      </CheckboxField>
    </LeadForm>
  );
}
