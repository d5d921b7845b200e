import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LegalText } from '../../parts/legal/load-legal-text';
import { TextPage } from '../../parts/legal/text-page';
import { textsOf } from './texts';

/** The terms and conditions: those of the office, or a placeholder that is marked as such. */
export function TermsPage({ data }: { readonly data: LegalText | null }) {
  const texts = useTexts(textsOf);
  const lede = data === null || data.isDraft ? texts.lede : texts.publishedLede;
  return <TextPage texts={{ ...texts, lede }} written={data} />;
}
