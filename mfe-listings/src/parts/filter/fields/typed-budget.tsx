import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { type Budget, budgetLimits } from '@iwan/shared/domain/search/budget/budget';
import { openPrice, parameters, type UnreadBudget } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/fields/check';
import { TextField } from '@iwan/shared/ui/fields/field';
import { useId } from 'react';
import { textsOf } from '../texts';
import styles from './budget.module.css';

interface TypedBudgetProps {
  readonly budget: Budget | null;
  /** What was submitted and could not be read: shown in its field again, with an error message. */
  readonly unread?: UnreadBudget | undefined;
}

/** The budget in a form that the browser submits: two amounts as people write them, or any price. */
export function TypedBudget({ budget, unread = {} }: TypedBudgetProps) {
  const texts = useTexts(textsOf);
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
            autoComplete="off"
            // "Any price" leaves both ends open; a typed amount narrows it again.
            placeholder={writeAmount(budgetLimits[end])}
            defaultValue={unread[end] ?? (budget === null ? '' : String(budget[end]))}
            error={unread[end] === undefined ? undefined : texts.unreadable}
          />
        ))}
      </div>
      <Check name={parameters.any} value={budget === null ? openPrice : 'any'} defaultChecked={budget === null}>
        {texts.anyPrice}
      </Check>
    </>
  );
}
