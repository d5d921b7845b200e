import { useTexts } from '@iwan/shared/format/locale-context';
import { LeadForm } from '@iwan/shared/ui/lead-form';
import { EmailField } from '@iwan/shared/ui/person-fields';
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
