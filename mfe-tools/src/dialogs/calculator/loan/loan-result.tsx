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

const arch = 'M20 214V118C20 64 50 42 120 12 190 42 220 64 220 118V214';

/**
 * The whole repayment as an arch, principal and interest, until the charts' code is loaded. `share`: of principal, in percent.
 */
function LoanArch({ share }: { readonly share: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 220" width="240" height="220" aria-hidden="true">
      {/* A hair's breadth of ground between the two parts. */}
      <path className={styles.principal} d={arch} pathLength={100} strokeDasharray={`${share - 0.5} 100`} />
      <path
        className={styles.interest}
        d={arch}
        pathLength={100}
        strokeDasharray={`0 ${share + 0.5} ${Math.max(0, 99.5 - share)} 100`}
      />
    </svg>
  );
}

/** The placeholder before the first result: an empty arch. */
function EmptyArch() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 220" width="240" height="220" aria-hidden="true">
      <path className={styles.outline} d={arch} />
      <path className={styles.outline} d="M38 214V120c0-42 24-58 82-86 58 28 82 44 82 86v94" />
    </svg>
  );
}
