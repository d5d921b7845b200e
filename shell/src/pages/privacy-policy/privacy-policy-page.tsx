import { business } from '@iwan/shared/contracts/business';
import { TextLink } from '@iwan/shared/ui/text-link';
import { TextPage } from '../../parts/text-page';
import { texts } from './texts';

/** The privacy policy. */
export function PrivacyPolicyPage() {
  return (
    <TextPage words={texts}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
