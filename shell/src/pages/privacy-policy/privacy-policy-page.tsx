import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LegalText } from '../../parts/legal/load-legal-text';
import { TextPage } from '../../parts/legal/text-page';
import { textsOf } from './texts';

export function PrivacyPolicyPage({ data }: { readonly data: LegalText | null }) {
  return <TextPage texts={useTexts(textsOf)} written={data} />;
}
