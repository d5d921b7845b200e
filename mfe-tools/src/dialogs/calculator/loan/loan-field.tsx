import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { marketRate } from '@iwan/shared/domain/facts/loans';
import { bankRate, longestLoan } from '@iwan/shared/domain/facts/searched';
import { eiborAddress } from '@iwan/shared/domain/facts/sources';
import { lastChecked } from '@iwan/shared/domain/facts/stated-sources';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import {
  bankRatePercent,
  loanLimits,
  longestLoanYears,
  marketRatePercent,
} from '@iwan/shared/domain/money/loan-limits';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { FieldError } from '@iwan/shared/ui/fields/field';
import { Link } from '@iwan/shared/ui/links/link';
import { RangeSlider } from '@iwan/shared/ui/range-slider';
import { textsOf } from '../texts';
import { amountAt, lastPlace, placeOf } from './amount-steps';
import styles from './loan-field.module.css';
import type { LoanFieldError } from './loan-field-error';
import { inOrder, type LoanFieldName, linkNames } from './loan-input';

interface LoanFieldProps {
  readonly field: LoanFieldName;
  /** The price of the property that the loan is for. */
  readonly price: number | null;
  /** The text of the field. */
  readonly text: string;
  /** Its value; `null` while the text means none. */
  readonly value: number | null;
  readonly problem: LoanFieldError | null;
  readonly onType: (text: string) => void;
  readonly onSlide: (value: number) => void;
  readonly onLeave: () => void;
}

/** The positions of the slider and their values: evenly spread, except for the amount. */
const sliders = {
  principal: { last: lastPlace, placeOf, valueAt: amountAt },
  annualRatePercent: even(loanLimits.annualRatePercent),
  years: even(loanLimits.years),
} as const;

function even({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number }) {
  // Divided, not multiplied by the step: 57 / 100 is 0.57, 57 * 0.01 is not.
  const stepsPerUnit = Math.round(1 / step);
  const placeOf = (value: number) => Math.round((value - min) * stepsPerUnit);
  return { last: placeOf(max), placeOf, valueAt: (place: number) => min + place / stepsPerUnit };
}

/** A number with a text field and a slider. */
export function LoanField({ field, price, text, value, problem, onType, onSlide, onLeave }: LoanFieldProps) {
  const texts = useTexts(textsOf);
  const { min, max } = loanLimits[field];
  const slider = sliders[field];
  const [id, label, unit] = [`loan-${field}`, texts.fields[field], texts.units[field]];
  const at = Math.min(Math.max(value ?? min, min), max);
  const hint = hintOf(field, price, value);
  const described = [hint === null ? null : `${id}-hint`, problem === null ? null : `${id}-problem`];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <b aria-hidden="true">{unit}</b>
        <input
          id={id}
          name={linkNames[field]}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={described.filter((part) => part !== null).join(' ') || undefined}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      </span>
      {isOnServer ? null : (
        <div className={styles.slider}>
          <RangeSlider
            labels={[texts.slider(label)]}
            places={[slider.placeOf(at)]}
            last={slider.last}
            valueText={(place) => `${inOrder(field, slider.valueAt(place))} ${unit}`}
            onChange={([place]) => onSlide(slider.valueAt(place))}
          />
        </div>
      )}
      <p className={styles.ends}>
        <span>{inOrder(field, min)}</span>
        <span>{inOrder(field, max)}</span>
      </p>
      {hint === null ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem === null ? null : (
        <div className={styles.problem}>
          <FieldError id={`${id}-problem`}>{wordsOf(problem, field, texts)}</FieldError>
        </div>
      )}
    </div>
  );
}

function hintOf(field: LoanFieldName, price: number | null, value: number | null) {
  switch (field) {
    case 'principal':
      return price === null || value === null ? null : <OfPrice price={price} loan={value} />;
    case 'annualRatePercent':
      return <MarketRate />;
    case 'years':
      return (value ?? 0) > longestLoanYears ? <LongestLoan /> : null;
  }
}

function wordsOf(error: LoanFieldError, field: LoanFieldName, texts: ReturnType<typeof textsOf>): string {
  return error === 'too small' ? texts.problems[error][field] : texts.problems[error];
}

/** The down payment that a loan leaves of a price. */
function OfPrice({ price, loan }: { readonly price: number; readonly loan: number }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  return texts.ofPrice(format.percent(Math.max(0, price - loan) / price, 1), format.dirhams(price));
}

/** The hint of section 9 with its day, beside it what banks ask with theirs, and a link to today's rates. */
function MarketRate() {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const asked = format.month(instantOfDay(bankRate.source.lookedAt));
  return (
    <>
      {texts.marketRate(marketRatePercent)}. {lastChecked([marketRate], format.locale)}{' '}
      {texts.bankRate(format.percent(bankRatePercent / 100, 2), asked)}{' '}
      <Link href={eiborAddress} target="_blank" rel="noopener noreferrer">
        {texts.eibor}
      </Link>
    </>
  );
}

/** The calculator goes on to thirty years (section 9), the banks do not. */
function LongestLoan() {
  const texts = useTexts(textsOf);
  const { locale } = useFormat();
  return `${texts.longestLoan(longestLoanYears)} ${lastChecked([longestLoan], locale)}`;
}
