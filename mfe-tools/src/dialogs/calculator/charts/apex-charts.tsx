import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LoanYear } from '@iwan/shared/domain/money/loan-schedule';
import type { ApexOptions } from 'apexcharts';
import { memo } from 'react';
import Chart from 'react-apexcharts';
import { moneyFormatOf } from '../../../parts/money-format';
import styles from './apex-charts.module.css';
import { textsOf } from './texts';

/** Without animations, so that none has to be turned off for reduced motion; the colours come from the stylesheet. */
const still: ApexOptions = {
  chart: {
    animations: { enabled: false },
    toolbar: { show: false },
    zoom: { enabled: false },
    selection: { enabled: false },
    parentHeightOffset: 0,
    redrawOnParentResize: true,
    fontFamily: 'inherit',
    events: { beforeMount: withoutLegendStyles },
  },
  dataLabels: { enabled: false },
  legend: { show: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
};

/** Of the bars, in pixels. */
const height = 100;

/** What is paid in each year, interest above principal. */
export const YearsChart = memo(function YearsChart({ years }: { readonly years: readonly LoanYear[] }) {
  const texts = useTexts(textsOf);
  const { dirhams } = moneyFormatOf(useLocale());
  const options: ApexOptions = {
    ...still,
    chart: { ...still.chart, type: 'bar', stacked: true, sparkline: { enabled: true } },
    // A single year keeps the usual width of a bar.
    plotOptions: { bar: { columnWidth: `${Math.min(88, 22 * years.length)}%` } },
    xaxis: { categories: years.map(({ year }) => texts.yearOf(year)) },
    yaxis: { min: 0, max: Math.max(...years.map(({ payment }) => payment)) },
    tooltip: { shared: true, intersect: false, y: { formatter: (amount) => dirhams(amount) } },
  };
  const series = [
    { name: texts.principal, data: years.map(({ principal }) => principal) },
    { name: texts.interestShort, data: years.map(({ interest }) => interest) },
  ];
  return (
    <div className={styles.years} aria-hidden="true">
      <ApexSheet />
      <Chart type="bar" width="100%" height={height} series={series} options={options} />
    </div>
  );
});

/**
 * ApexCharts would write its styles into the page as a style element, which the Content Security Policy forbids. It skips that
 * where an element with this id exists. The styles that are needed are in `apex-charts.module.css`.
 */
function ApexSheet() {
  return <i id="apexcharts-css" hidden />;
}

/** The part of a chart that writes the styles of a legend. */
interface Legend {
  readonly legendHelpers: { appendToForeignObject: () => void };
}

/**
 * Call it with a chart before mounting: replaces the method that writes styles for a legend, which our charts do not have, for
 * the same reason.
 */
function withoutLegendStyles(chart: object): void {
  let current: Legend | null = null;
  Object.defineProperty(chart, 'legend', {
    configurable: true,
    get: () => current,
    // The library makes another legend object on each redraw.
    set: (legend: Legend | null) => {
      if (legend) legend.legendHelpers.appendToForeignObject = () => {};
      current = legend;
    },
  });
}
