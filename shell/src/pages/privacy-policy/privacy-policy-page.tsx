import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { TextPage } from '../../parts/text-page';
import { textsOf } from './texts';

export function PrivacyPolicyPage() {
  const texts = useTexts(textsOf);
  return (
    <TextPage texts={texts}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
