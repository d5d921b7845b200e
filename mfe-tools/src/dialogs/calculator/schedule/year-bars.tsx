import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LoanYear } from '@iwan/shared/domain/money/loan-schedule';
import { ChartBoundary } from '../charts/chart-boundary';
import type { ChartsState } from '../charts/use-apex-charts';
import { useSettled } from '../charts/use-settled';
import { textsOf } from '../texts';
import styles from './year-bars.module.css';

/** Principal and interest over time; the table below has the same numbers. Nothing where the charts' code could not be loaded. */
export function YearBars({ years, charts }: { readonly years: readonly LoanYear[]; readonly charts: ChartsState }) {
  const texts = useTexts(textsOf);
  const drawn = useSettled(years);
  if (charts.status === 'unavailable') return null;
  return (
    <figure className={styles.bars} aria-hidden="true">
      <figcaption className={styles.caption}>{texts.yearChart}</figcaption>
      <div className={styles.chart}>
        {charts.status === 'loaded' ? (
          <ChartBoundary fallback={null}>
            <charts.charts.YearsChart years={drawn} />
          </ChartBoundary>
        ) : null}
      </div>
      <p className={styles.ends}>
        <span>{texts.yearOf(1)}</span>
        {years.length > 1 ? <span>{texts.yearOf(years.length)}</span> : null}
      </p>
    </figure>
  );
}
