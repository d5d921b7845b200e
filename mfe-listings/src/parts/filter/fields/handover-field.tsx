import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import { handoverWishes, readyNow } from '@iwan/shared/domain/search/handover-filter';
import { parameters } from '@iwan/shared/paths/criteria';
import { textsOf as criteriaTextsOf } from '../criteria-texts';
import { textsOf } from '../texts';
import { SelectField } from './field-frames';

interface HandoverFieldProps {
  readonly wish: string | null;
  /** Called with the choice; left out in a form that the browser submits. */
  readonly onChange?: ((wish: string | null) => void) | undefined;
  /** Counts by handover; left out until they are loaded. */
  readonly counts: FacetCounts | undefined;
}

/** The latest handover. Hidden where no project has one. */
export function HandoverField({ wish, onChange, counts = [] }: HandoverFieldProps) {
  const texts = useTexts(textsOf);
  const { readyNow: ready, handoverBy } = useTexts(criteriaTextsOf);
  const counted = handoverWishes(counts);
  const isCounted = counted.some((each) => each.wish === wish);
  const wishes = wish === null || isCounted ? counted : [{ wish, count: null }, ...counted];
  if (wishes.length === 0) return null;
  const options = wishes.map((each) => ({
    value: each.wish,
    text: each.wish === readyNow ? ready : handoverBy(each.wish),
    count: each.count,
  }));
  const common = { name: parameters.handover, label: texts.handover, any: texts.anyHandover };
  return <SelectField {...common} value={wish} options={options} onChange={onChange} />;
}
