import { type Budget, budgetLimits } from '@iwan/shared/domain/budget';
import { parameters } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/check';
import { TextField } from '@iwan/shared/ui/field';
import { useId } from 'react';
import styles from './budget.module.css';
import { texts } from './texts';

/** The budget of a form that the browser itself sends: two amounts, or any price. */
export function TypedBudget({ budget }: { readonly budget: Budget | null }) {
  const id = useId();
  const ends = [
    { end: 'from', label: texts.lowest },
    { end: 'to', label: texts.highest },
  ] as const;
  return (
    <>
      <div className={styles.typed}>
        {ends.map(({ end, label }) => (
          <TextField
            key={end}
            id={`${id}-${end}`}
            name={parameters[end]}
            label={label}
            inputMode="numeric"
            pattern="[0-9]*"
            defaultValue={(budget ?? budgetLimits)[end]}
          />
        ))}
      </div>
      <Check name={parameters.any} value="any" defaultChecked={budget === null}>
        {texts.anyPrice}
      </Check>
    </>
  );
}
