import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import {
  type Budget,
  budgetAtPlace,
  budgetLimits,
  lastBudgetPlace,
  openBudgetEnd,
  placeOfBudget,
} from '@iwan/shared/domain/search/budget/budget';
import { Check } from '@iwan/shared/ui/fields/check';
import { RangeSlider } from '@iwan/shared/ui/range-slider';
import { memo } from 'react';
import { textsOf } from '../texts';
import styles from './budget.module.css';

/** Any price: both ends are open. */
const anyPrice: Budget = { from: budgetLimits.from, to: openBudgetEnd };

/** A budget from two ends; `null` for any price, which finds projects with a price on request too. */
export function budgetOfEnds({ from, to }: Budget): Budget | null {
  return from <= budgetLimits.from && to >= openBudgetEnd ? null : { from, to };
}

interface BudgetFieldsProps {
  /** `null` for any price. */
  readonly budget: Budget | null;
  readonly onChange: (budget: Budget | null) => void;
}

/** The budget as a slider with two handles, which ends at section 9's limit, and a box for what is above it. Memoised. */
export const BudgetFields = memo(function BudgetFields({ budget, onChange }: BudgetFieldsProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { from, to } = budget ?? anyPrice;
  const places = [placeOfBudget(from), placeOfBudget(to)] as const;
  const isAbove = to > budgetLimits.to;

  // A handle that does not move leaves its amount unrounded: only the moved one is rounded to a step.
  function slide([low, high]: readonly [number, number]): void {
    onChange(
      budgetOfEnds({
        from: low === places[0] ? from : budgetAtPlace(low),
        to: high === places[1] ? to : budgetAtPlace(high),
      }),
    );
  }

  function toggleAbove(): void {
    if (isAbove) onChange({ from: Math.min(from, budgetLimits.to), to: budgetLimits.to });
    else onChange(budgetOfEnds({ from, to: openBudgetEnd }));
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
      <p className={styles.ends}>
        <span>{format.dirhams(from)}</span>
        <span>{to >= openBudgetEnd ? texts.noMaximum : format.dirhams(to)}</span>
      </p>
      <Check checked={isAbove} onChange={toggleAbove}>
        {texts.above}
      </Check>
    </>
  );
});
