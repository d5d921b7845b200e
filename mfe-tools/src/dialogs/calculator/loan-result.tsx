import { type Loan, loanTotals } from '@iwan/shared/domain/money/emi';
import type { CSSProperties } from 'react';
import styles from './loan-result.module.css';
import { texts } from './texts';

const arch = 'M20 214V118C20 64 50 42 120 12 190 42 220 64 220 118V214';

const dirhams = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED', maximumFractionDigits: 0 });

/** What a loan costs: the arch is the whole repayment, principal and interest, the EMI in its doorway (section 9). */
export function LoanResult({ loan }: { readonly loan: Loan }) {
  const { instalment, repayment, interest } = loanTotals(loan);
  const share = Math.round((loan.principal / repayment) * 100);
  const rows = [
    { label: texts.principal, value: loan.principal, colour: 'var(--chart-principal)' },
    { label: texts.interest, value: interest, colour: 'var(--chart-interest)' },
    { label: texts.repayment, value: repayment, colour: null },
  ];
  return (
    <>
      <div className={styles.arch}>
        <svg viewBox="0 0 240 220" width="240" height="220" role="img" aria-label={texts.split(share, 100 - share)}>
          {/* A hair's breadth of ground between the two parts. */}
          <path className={styles.principal} d={arch} pathLength={100} strokeDasharray={`${share - 0.5} 100`} />
          <path
            className={styles.interest}
            d={arch}
            pathLength={100}
            strokeDasharray={`0 ${share + 0.5} ${Math.max(0, 99.5 - share)} 100`}
          />
        </svg>
        <p className={styles.middle}>
          {texts.emi}
          <strong>{dirhams.format(instalment)}</strong>
        </p>
      </div>
      <dl className={styles.rows}>
        {rows.map(({ label, value, colour }) => (
          <div key={label}>
            <dt>
              <i style={{ '--colour': colour ?? 'transparent' } as CSSProperties} />
              {label}
            </dt>
            <dd>{dirhams.format(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Before the first change: an empty arch and one sentence. */
export function EmptyResult() {
  return (
    <div className={styles.arch}>
      <svg viewBox="0 0 240 220" width="240" height="220" aria-hidden="true">
        <path className={styles.outline} d={arch} />
        <path className={styles.outline} d="M38 214V120c0-42 24-58 82-86 58 28 82 44 82 86v94" />
      </svg>
      <p className={styles.before}>{texts.before}</p>
    </div>
  );
}
