import { budgetLimits } from '@iwan/shared/domain/budget';
import { TextField } from '@iwan/shared/ui/field';
import { useId, useState } from 'react';

interface BudgetEndProps {
  readonly label: string;
  /** Dirhams. */
  readonly value: number;
  readonly disabled: boolean;
  readonly onCommit: (dirhams: number) => void;
}

const format = new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 });

/** One end of the budget to type: any amount within the limits, with or without separators. It counts when it is done. */
export function BudgetEnd({ label, value, disabled, onCommit }: BudgetEndProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function commit(): void {
    const digits = (typed ?? '').replace(/\D/g, '');
    setTyped(null);
    if (digits === '') return;
    const amount = Math.min(Math.max(Number(digits), budgetLimits.from), budgetLimits.to);
    if (amount !== value) onCommit(amount);
  }

  return (
    <TextField
      id={id}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? format.format(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
