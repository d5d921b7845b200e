import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import { handoverWishes, readyNow } from '@iwan/shared/domain/search/handover-filter';
import { parameters } from '@iwan/shared/paths/criteria';
import { Select } from '@iwan/shared/ui/fields/select';
import { useId } from 'react';
import { textsOf as criteriaTextsOf } from '../criteria-texts';
import { textsOf } from '../texts';
import styles from './filter-fields.module.css';

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
  const criteriaTexts = useTexts(criteriaTextsOf);
  /** `Ready now`, `By the end of 2028` */
  const wordsOf = (wish: string) => (wish === readyNow ? criteriaTexts.readyNow : criteriaTexts.handoverBy(wish));
  const id = useId();
  const counted = handoverWishes(counts);
  const isCounted = counted.some((each) => each.wish === wish);
  const wishes = wish === null || isCounted ? counted : [{ wish, count: null }, ...counted];
  if (wishes.length === 0) return null;
  return (
    <div className={styles.wide}>
      <label className={styles.legend} htmlFor={id}>
        {texts.handover}
      </label>
      <Select
        id={id}
        name={parameters.handover}
        {...(onChange === undefined
          ? { defaultValue: wish ?? '' }
          : { value: wish ?? '', onChange: (event) => onChange(event.target.value || null) })}
      >
        <option value="">{texts.anyHandover}</option>
        {wishes.map((each) => (
          <option key={each.wish} value={each.wish}>
            {each.count === null ? wordsOf(each.wish) : texts.handoverCount(wordsOf(each.wish), each.count)}
          </option>
        ))}
      </Select>
    </div>
  );
}
