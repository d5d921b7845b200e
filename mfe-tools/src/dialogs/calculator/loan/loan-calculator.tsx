import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { isLoanComplete, parseLoanField } from '@iwan/shared/domain/money/loan-limits';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { useState } from 'react';
import { countLoan } from '../count-loan';
import { FormWithoutScript } from '../form-without-script';
import { Purchase } from '../purchase/purchase';
import { LoanScheduleDetails } from '../schedule/loan-schedule-details';
import { textsOf } from '../texts';
import styles from './loan-calculator.module.css';
import { LoanField } from './loan-field';
import { loanFieldError } from './loan-field-error';
import {
  capped,
  inOrder,
  keepInput,
  type LoanFieldName,
  type LoanInput,
  type LoanLink,
  linkTo,
  openingInput,
} from './loan-input';
import { EmptyResult, LoanResult } from './loan-result';

const fieldNames: readonly LoanFieldName[] = ['principal', 'annualRatePercent', 'years'];
const noLink: LoanLink = {};

/**
 * The EMI calculator (sections 4, 5 and 9): three fields with sliders and limits, and the result as they change. Opened without
 * figures it has no result, but an example in words, until something is changed.
 */
export function LoanCalculator({ link = noLink }: { readonly link?: LoanLink }) {
  const texts = useTexts(textsOf);
  const { input, left, type, slide, leave } = useLoanInput(link);
  const loan = {
    principal: parseLoanField('principal', input.texts.principal),
    annualRatePercent: parseLoanField('annualRatePercent', input.texts.annualRatePercent),
    years: parseLoanField('years', input.texts.years),
  };
  const countable = isLoanComplete(loan) ? countLoan(loan) : null;
  const counted = input.isTouched ? countable : null;
  return (
    <>
      <div className={styles.calculator}>
        <div className={styles.fields}>
          <FormWithoutScript hidden={{ dialog: 'calculator' }} send={texts.count}>
            {fieldNames.map((field) => (
              <LoanField
                key={field}
                field={field}
                price={input.price}
                text={input.texts[field]}
                value={loan[field]}
                problem={loanFieldError(field, input.texts[field], left.has(field))}
                onType={(text) => type(field, text)}
                onSlide={(value) => slide(field, value)}
                onLeave={() => leave(field)}
              />
            ))}
          </FormWithoutScript>
        </div>
        <div className={styles.result}>
          <div aria-live="polite">
            {counted === null ? (
              <EmptyResult example={input.isTouched ? null : countable} />
            ) : (
              <LoanResult {...counted.totals} />
            )}
          </div>
          {counted === null || isOnServer ? null : (
            <ShareButton
              title={texts.shareTitle}
              label={texts.share}
              path={linkTo(window.location.pathname, counted.loan)}
            />
          )}
        </div>
      </div>
      <div className={styles.more}>
        {counted === null ? null : <LoanScheduleDetails {...counted} />}
        {isOnServer ? null : (
          <Purchase
            loan={loan.principal}
            property={input}
            instalment={counted?.totals.instalment ?? null}
            onLoan={(principal) => slide('principal', principal)}
          />
        )}
      </div>
    </>
  );
}

interface LoanInputState {
  readonly input: LoanInput;
  /** The fields that the visitor has left since the last input. */
  readonly left: ReadonlySet<LoanFieldName>;
  readonly type: (field: LoanFieldName, text: string) => void;
  readonly slide: (field: LoanFieldName, value: number) => void;
  readonly leave: (field: LoanFieldName) => void;
}

/** The values of the fields, stored in this tab, so that they are there when the calculator is opened again. */
function useLoanInput(link: LoanLink): LoanInputState {
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
