import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import type { LegalText } from '../../parts/legal/load-legal-text';
import { TextPage } from '../../parts/legal/text-page';
import { textsOf } from './texts';

export function PrivacyPolicyPage({ data }: { readonly data: LegalText | null }) {
  const texts = useTexts(textsOf);
  return (
    <TextPage texts={texts} written={data}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
