import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { TextField } from '@iwan/shared/ui/fields/field';
import { useId, useState } from 'react';
import { readBudgetEnd } from './read-budget-end';

interface BudgetEndProps {
  readonly end: 'from' | 'to';
  readonly label: string;
  /** Dirhams. */
  readonly value: number;
  readonly isAnyPrice: boolean;
  /** Called with any amount that was typed, also with the one that is shown: it takes the place of any price. */
  readonly onCommit: (dirhams: number) => void;
}

interface Typed {
  readonly text: string;
  /** What the field stood for then: where a handle has changed that since, or any price was chosen, the typing is over. */
  readonly over: { readonly value: number; readonly isAnyPrice: boolean };
  readonly problem: string | undefined;
}

/**
 * One end of the budget to type, as people write amounts. It counts when it is done; what cannot be taken stays as it was
 * typed, with a sentence that says why.
 */
export function BudgetEnd({ end, label, value, isAnyPrice, onCommit }: BudgetEndProps) {
  const id = useId();
  const locale = useLocale();
  const [last, setTyped] = useState<Typed | null>(null);
  const isOver = last !== null && (last.over.value !== value || (isAnyPrice && !last.over.isAnyPrice));
  const typed = isOver ? null : last;

  function commit(): void {
    if (typed === null) return;
    const reading = readBudgetEnd(typed.text, end, locale);
    if ('problem' in reading) {
      setTyped({ ...typed, problem: reading.problem });
      return;
    }
    setTyped(null);
    onCommit(reading.dirhams);
  }

  return (
    <TextField
      id={id}
      label={label}
      autoComplete="off"
      value={typed?.text ?? writeAmount(value)}
      error={typed?.problem}
      onChange={(event) => setTyped({ text: event.target.value, over: { value, isAnyPrice }, problem: undefined })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
