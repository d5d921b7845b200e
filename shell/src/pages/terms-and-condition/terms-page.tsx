import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import type { LegalText } from '../../parts/legal/load-legal-text';
import { TextPage } from '../../parts/legal/text-page';
import { textsOf } from './texts';

/** The terms and conditions: those of the office, or a placeholder that is marked as such. */
export function TermsPage({ data }: { readonly data: LegalText | null }) {
  const texts = useTexts(textsOf);
  const lede = data === null || data.isDraft ? texts.lede : texts.publishedLede;
  return (
    <TextPage texts={{ ...texts, lede }} written={data} notice={texts.notice}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
