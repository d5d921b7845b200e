import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { AlertForm } from '../../../parts/save-search/alert-form';
import type { ChosenUnit } from './load-unit';
import { textsOf } from './texts';

interface PriceNewsProps {
  /** Its name. */
  readonly project: string;
  readonly chosen: Extract<ChosenUnit, { status: 'found' }>;
}

/** The form for an alert by e-mail about a lower price; nothing for a unit that is sold or has no price. */
export function PriceNews({ project, chosen: { news } }: PriceNewsProps) {
  const { alert: words } = useTexts(textsOf);
  const format = useFormat();
  if (news === null) return null;
  return (
    <AlertForm
      search={news.search}
      title={words.title}
      words={words.words(news.type, project, format.dirhams(news.below))}
    />
  );
}
