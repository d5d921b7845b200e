import { parseLoanField } from '@iwan/shared/domain/money/loan-limits';
import { useState } from 'react';
import {
  capped,
  inOrder,
  keepInput,
  type LoanFieldName,
  type LoanInput,
  type LoanLink,
  openingInput,
} from './loan-input';

interface LoanInputState {
  readonly input: LoanInput;
  /** The fields that the visitor has left since the last input. */
  readonly left: ReadonlySet<LoanFieldName>;
  readonly type: (field: LoanFieldName, text: string) => void;
  readonly slide: (field: LoanFieldName, value: number) => void;
  readonly leave: (field: LoanFieldName) => void;
}

/** The values of the fields, stored in this tab, so that they are there when the calculator is opened again. */
export function useLoanInput(link: LoanLink): LoanInputState {
  const [input, setInput] = useState(() => openingInput(link));
  const [left, setLeft] = useState<ReadonlySet<LoanFieldName>>(new Set(['principal', 'annualRatePercent', 'years']));

  function put(field: LoanFieldName, text: string, isTouched: boolean): void {
    const next = { ...input, isTouched, texts: { ...input.texts, [field]: text } };
    setInput(next);
    keepInput(next);
  }

  return {
    input,
    left,
    type(field, text) {
      setLeft(new Set([...left].filter((other) => other !== field)));
      put(field, capped(field, text), true);
    },
    slide: (field, value) => put(field, inOrder(field, value), true),
    leave(field) {
      setLeft(new Set([...left, field]));
      const value = parseLoanField(field, input.texts[field]);
      if (value !== null) put(field, inOrder(field, value), input.isTouched);
    },
  };
}
