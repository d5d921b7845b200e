import {
  isLoanComplete,
  loanLimits,
  marketRatePercent,
  monthsPerYear,
  parseLoanField,
} from '@iwan/shared/domain/money/loan-limits';
import { useState } from 'react';
import styles from './loan-calculator.module.css';
import { LoanField } from './loan-field';
import { EmptyResult, LoanResult } from './loan-result';
import { LoanTable } from './loan-table';
import { texts } from './texts';

/** What stands in the fields before anything is touched: dirhams, percent, years. */
const opening = { principal: 1_000_000, annualRatePercent: marketRatePercent, years: 25 };

const amountFormat = new Intl.NumberFormat('en-AE');

type Field = keyof typeof opening;

/**
 * The EMI calculator (sections 4, 5 and 9): three fields with their sliders, capped, and the answer as they change. It
 * stays empty until something is changed.
 */
export function LoanCalculator({ price }: { readonly price?: number }) {
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>(() => ({
    principal: amountFormat.format(Math.min(price ?? opening.principal, loanLimits.principal.max)),
    annualRatePercent: String(opening.annualRatePercent),
    years: String(opening.years),
  }));
  const [touched, setTouched] = useState(false);
  const loan = {
    principal: parseLoanField('principal', typed.principal),
    annualRatePercent: parseLoanField('annualRatePercent', typed.annualRatePercent),
    years: parseLoanField('years', typed.years),
  };
  const complete = touched && isLoanComplete(loan) ? loan : null;
  const counted = complete === null ? null : { ...complete, months: complete.years * monthsPerYear };

  function type(field: Field, text: string): void {
    setTouched(true);
    setTyped((before) => ({ ...before, [field]: kept(field, text) }));
  }

  return (
    <>
      <div className={styles.calculator}>
        <div className={styles.fields}>
          <LoanField
            id="loan-amount"
            label={texts.amount}
            unit={texts.currency}
            text={typed.principal}
            value={loan.principal}
            limits={loanLimits.principal}
            ends={[amountFormat.format(loanLimits.principal.min), amountFormat.format(loanLimits.principal.max)]}
            onType={(text) => type('principal', text)}
          />
          <LoanField
            id="loan-rate"
            label={texts.rate}
            unit={texts.percent}
            text={typed.annualRatePercent}
            value={loan.annualRatePercent}
            limits={loanLimits.annualRatePercent}
            ends={[String(loanLimits.annualRatePercent.min), String(loanLimits.annualRatePercent.max)]}
            hint={texts.marketRate(marketRatePercent)}
            onType={(text) => type('annualRatePercent', text)}
          />
          <LoanField
            id="loan-tenure"
            label={texts.tenure}
            unit={texts.years}
            text={typed.years}
            value={loan.years}
            limits={loanLimits.years}
            ends={[String(loanLimits.years.min), String(loanLimits.years.max)]}
            onType={(text) => type('years', text)}
          />
        </div>
        <div className={styles.result} aria-live="polite">
          {counted === null ? <EmptyResult /> : <LoanResult loan={counted} />}
        </div>
      </div>
      {counted === null ? null : <LoanTable loan={counted} />}
    </>
  );
}

/** What stays in a field of what was typed: separators put back into the amount, and the cap of section 5. */
function kept(field: Field, text: string): string {
  const value = parseLoanField(field, text);
  if (value === null) return text.replace(/[^\d.,]/g, '');
  if (field === 'principal') return amountFormat.format(value);
  return value === Number(text) ? text : String(value);
}
