import { business } from '@iwan/shared/contracts/business';
import { useTexts } from '@iwan/shared/format/locale-context';
import { TextLink } from '@iwan/shared/ui/text-link';
import { TextPage } from '../../parts/text-page';
import { textsOf } from './texts';

/** The privacy policy. */
export function PrivacyPolicyPage() {
  const texts = useTexts(textsOf);
  return (
    <TextPage words={texts}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
