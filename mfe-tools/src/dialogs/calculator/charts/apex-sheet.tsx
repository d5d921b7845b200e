/**
 * ApexCharts would write its styles into the page as a style element, which the Content Security Policy forbids. It skips that
 * where an element with this id exists. The styles that are needed are in `apex-charts.module.css`.
 */
export function ApexSheet() {
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
export function withoutLegendStyles(chart: object): void {
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
