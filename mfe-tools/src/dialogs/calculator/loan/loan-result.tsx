import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ScheduleTotals } from '@iwan/shared/domain/money/loan-schedule';
import type { CSSProperties } from 'react';
import { moneyFormatOf } from '../../../parts/money-format';
import { ChartBoundary } from '../charts/chart-boundary';
import type { ChartsState } from '../charts/use-apex-charts';
import { useSettled } from '../charts/use-settled';
import type { CountedLoan } from '../count-loan';
import { textsOf } from '../texts';
import { EmptyArch, LoanArch } from './loan-arch';
import styles from './loan-result.module.css';

interface LoanResultProps {
  readonly totals: ScheduleTotals;
  readonly charts: ChartsState;
}

/** The result (section 9): the instalment, the total repayment, and its interest. */
export function LoanResult({ totals, charts }: LoanResultProps) {
  const texts = useTexts(textsOf);
  const { dirhams } = moneyFormatOf(useLocale());
  const { instalment, principal, repayment, interest } = totals;
  const share = Math.round((principal / repayment) * 100);
  const drawn = useSettled(totals);
  const rows = [
    { label: texts.principal, value: principal, colour: 'var(--chart-principal)' },
    { label: texts.interest, value: interest, colour: 'var(--chart-interest)' },
    { label: texts.repayment, value: repayment, colour: null },
  ];
  const isDrawn = charts.status === 'loaded';
  return (
    <>
      <div className={styles.picture} data-chart={isDrawn ? 'ring' : 'arch'}>
        {isDrawn ? (
          <ChartBoundary fallback={<LoanArch share={share} />}>
            <charts.charts.SplitChart principal={drawn.principal} interest={drawn.interest} />
          </ChartBoundary>
        ) : (
          <LoanArch share={share} />
        )}
        <p className={styles.middle}>
          {texts.emi}
          <strong>{dirhams(instalment)}</strong>
        </p>
      </div>
      <p className={styles.split}>{texts.split(share, 100 - share)}</p>
      <dl className={styles.rows}>
        {rows.map(({ label, value, colour }) => (
          <div key={label}>
            <dt>
              <i style={{ '--colour': colour ?? 'transparent' } as CSSProperties} />
              {label}
            </dt>
            <dd>{dirhams(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Before the first change: an empty arch, one sentence, and an example of the loan in the fields. */
export function EmptyResult({ example }: { readonly example: CountedLoan | null }) {
  const texts = useTexts(textsOf);
  const { dirhams } = moneyFormatOf(useLocale());
  return (
    <>
      <div className={styles.picture} data-chart="arch">
        <EmptyArch />
        <p className={styles.before}>{isOnServer ? texts.beforeWithoutScript : texts.before}</p>
      </div>
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
