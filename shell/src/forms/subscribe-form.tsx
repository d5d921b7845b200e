import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { EmailField } from '@iwan/shared/ui/fields/person-fields';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { subscribeForm } from './subscribe';
import { textsOf } from './texts';
import { useShellForm } from './use-shell-form';

/** Subscribes an e-mail address; in the footer, on teal ground. */
export function SubscribeForm() {
  const texts = useTexts(textsOf);
  const form = useShellForm(subscribeForm);
  return (
    <LeadForm form={form} look="inverse" layout="inline">
      <EmailField {...form.text('email')} ground="inverse" placeholder={texts.subscribe.placeholder} />
    </LeadForm>
  );
}
