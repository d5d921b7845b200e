/**
 * Stands where ApexCharts would write its styles into the page as text, which the page's policy does not let in: it looks for this id,
 * and leaves them alone. What is needed of them is in `apex-charts.module.css`.
 */
export function ApexSheet() {
  return <i id="apexcharts-css" hidden />;
}

/** The part of a chart that writes the styles of a legend. */
interface Legend {
  readonly legendHelpers: { appendToForeignObject: () => void };
}

/** To be called with a chart before it is mounted: keeps it from writing styles for a legend, which ours have none of, for the same reason. */
export function withoutLegendStyles(chart: object): void {
  let current: Legend | null = null;
  Object.defineProperty(chart, 'legend', {
    configurable: true,
    get: () => current,
    // It puts its legend away and makes another one whenever it is drawn anew.
    set: (legend: Legend | null) => {
      if (legend) legend.legendHelpers.appendToForeignObject = () => {};
      current = legend;
    },
  });
}
