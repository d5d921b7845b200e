import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ScheduleTotals } from '@iwan/shared/domain/money/loan-schedule';
import { type CSSProperties, useId } from 'react';
import type { CountedLoan } from '../count-loan';
import { textsOf } from '../texts';
import styles from './loan-result.module.css';

/** The result (section 9): the monthly payment in the doorway of the arch, the loan, its interest and the total repayment. */
export function LoanResult({ instalment, principal, repayment, interest }: ScheduleTotals) {
  const texts = useTexts(textsOf);
  const { dirhams } = formatFor(useLocale());
  const share = Math.round((principal / repayment) * 100);
  const rows = [
    { label: texts.loan, value: principal, colour: 'var(--chart-principal)' },
    { label: texts.interest, value: interest, colour: 'var(--chart-interest)' },
    { label: texts.repayment, value: repayment, colour: 'transparent' },
  ];
  return (
    <>
      <h3 className={styles.title}>{texts.emi}</h3>
      <div className={styles.picture} role="img" aria-label={texts.split(share, 100 - share)}>
        <LoanArch share={share} />
      </div>
      <p className={styles.doorway}>
        <strong>{dirhams(instalment)}</strong> {texts.aMonth}
      </p>
      <dl className={styles.rows}>
        {rows.map(({ label, value, colour }) => (
          <div key={label}>
            <dt>
              <i style={{ '--colour': colour } as CSSProperties} />
              {label}
            </dt>
            <dd>{dirhams(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Before the first change (section 4): an empty arch, and an example of the loan in the fields. */
export function EmptyResult({ example }: { readonly example: CountedLoan | null }) {
  const texts = useTexts(textsOf);
  const { dirhams } = formatFor(useLocale());
  return (
    <>
      <div className={styles.picture}>
        <svg className={styles.drawing} viewBox="0 0 100 118" aria-hidden="true">
          <path className={styles.outer} d="M.5 118V58C.5 28 17 15.5 50 .6 83 15.5 99.5 28 99.5 58v60" />
          <path className={styles.inner} d="M17 118V66c0-22 12-32 33-42 21 10 33 20 33 42v52" />
        </svg>
      </div>
      <p className={styles.doorway}>{texts.before}</p>
      {example === null ? null : (
        <p className={styles.example}>
          {texts.example(
            dirhams(example.loan.principal),
            example.loan.annualRatePercent,
            example.loan.years,
            dirhams(example.totals.instalment),
          )}
        </p>
      )}
    </>
  );
}

const height = 118;
const wall = 'M0 118V58C0 28 17 15 50 0c33 15 50 28 50 58v60ZM17 118V66c0-22 12-32 33-42 21 10 33 20 33 42v52Z';

/** The whole repayment as an arch: interest above the loan. `share`: of the loan, in percent. */
function LoanArch({ share }: { readonly share: number }) {
  const id = useId();
  const interest = (height * (100 - share)) / 100;
  return (
    <svg className={styles.drawing} viewBox={`0 0 100 ${height}`} aria-hidden="true">
      <clipPath id={id}>
        <path d={wall} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className={styles.principal} width="100" height={height} />
        <rect className={styles.interest} width="100" height={interest} />
      </g>
    </svg>
  );
}
