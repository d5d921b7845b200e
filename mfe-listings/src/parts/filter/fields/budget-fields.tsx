import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import {
  type Budget,
  budgetAtPlace,
  budgetLimits,
  lastBudgetPlace,
  placeOfBudget,
} from '@iwan/shared/domain/search/budget/budget';
import { clearSearch } from '@iwan/shared/domain/search/criteria/search-criteria';
import { Check } from '@iwan/shared/ui/fields/check';
import { RangeSlider } from '@iwan/shared/ui/range-slider';
import { memo } from 'react';
import { textsOf } from '../texts';
import styles from './budget.module.css';
import { BudgetEnd } from './budget-end';

interface BudgetFieldsProps {
  /** `null` for any price. */
  readonly budget: Budget | null;
  readonly onChange: (budget: Budget | null) => void;
}

/**
 * The budget as a slider with two handles and two fields (section 9), or any price: moving a handle or typing an amount sets a
 * budget again. Memoised.
 */
export const BudgetFields = memo(function BudgetFields({ budget, onChange }: BudgetFieldsProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const shown = budget ?? budgetLimits;
  const places = [placeOfBudget(shown.from), placeOfBudget(shown.to)] as const;

  // A handle that does not move leaves its typed amount unrounded: only the moved one is rounded to a step.
  function slide([low, high]: readonly [number, number]): void {
    onChange({
      from: low === places[0] ? shown.from : budgetAtPlace(low),
      to: high === places[1] ? shown.to : budgetAtPlace(high),
    });
  }

  return (
    <>
      <RangeSlider
        labels={[texts.lowestHandle, texts.highestHandle]}
        places={places}
        last={lastBudgetPlace}
        valueText={(place) => format.dirhams(budgetAtPlace(place))}
        onChange={slide}
      />
      <div className={styles.typed}>
        <BudgetEnd
          end="from"
          label={texts.lowest}
          value={shown.from}
          isAnyPrice={budget === null}
          onCommit={(from) => onChange({ from, to: Math.max(from, shown.to) })}
        />
        <BudgetEnd
          end="to"
          label={texts.highest}
          value={shown.to}
          isAnyPrice={budget === null}
          onCommit={(to) => onChange({ from: Math.min(shown.from, to), to })}
        />
      </div>
      <Check checked={budget === null} onChange={() => onChange(budget === null ? clearSearch.budget : null)}>
        {texts.anyPrice}
      </Check>
    </>
  );
});
