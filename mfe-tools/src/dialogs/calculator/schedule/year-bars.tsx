import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LoanYear } from '@iwan/shared/domain/money/loan-schedule';
import { Component, type ReactNode, useEffect, useState } from 'react';
import type { ChartsState } from '../charts/use-apex-charts';
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

interface Props {
  /** The fallback where the chart cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary: a chart that throws is replaced by its fallback; the numbers are in the result and in the table. */
class ChartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Debounce in milliseconds. */
const delay = 120;

/** A debounced value: a chart is not redrawn for each pixel that a slider is moved. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
