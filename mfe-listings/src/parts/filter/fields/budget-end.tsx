import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { parseTypedAmount, writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { budgetLimits, openBudgetEnd } from '@iwan/shared/domain/search/budget/budget';
import { TextField } from '@iwan/shared/ui/fields/field';
import { useId, useState } from 'react';
import { textsOf } from '../texts';

interface BudgetEndProps {
  readonly end: 'from' | 'to';
  readonly label: string;
  /** Dirhams. */
  readonly value: number;
  readonly isAnyPrice: boolean;
  /** Called with any typed amount, also the one that is shown already: it replaces "any price". */
  readonly onCommit: (dirhams: number) => void;
}

interface Typed {
  readonly text: string;
  /** The value when typing began: where a handle or "any price" has changed it since, what was typed is dropped. */
  readonly over: { readonly value: number; readonly isAnyPrice: boolean };
  readonly error: string | undefined;
}

/**
 * A field for one end of the budget, typed as people write amounts. It is read on blur; what cannot be read stays, with an
 * error message.
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
    if ('error' in reading) {
      setTyped({ ...typed, error: reading.error });
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
      error={typed?.error}
      onChange={(event) => setTyped({ text: event.target.value, over: { value, isAnyPrice }, error: undefined })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

/** A typed end of the budget: an amount from the lowest on, the limit itself, or an error message. */
type BudgetEndReading = { readonly dirhams: number } | { readonly error: string };

/** Parses one end of the budget. An empty field is the limit of that end. */
function readBudgetEnd(text: string, end: 'from' | 'to', locale: string): BudgetEndReading {
  const texts = textsOf(locale);
  const typed = parseTypedAmount(text);
  if (typed.status === 'empty') return { dirhams: budgetLimits[end] };
  if (typed.status === 'unreadable') return { error: texts.unreadable };
  if (typed.dirhams < budgetLimits.from) return { error: texts.tooLow };
  // The slider ends at section 9's highest price; a typed amount may be any price.
  if (typed.dirhams >= openBudgetEnd) return { error: texts.tooHigh };
  return { dirhams: typed.dirhams };
}
