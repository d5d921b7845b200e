import { escapeHtml } from '@iwan/shared/domain/text/escape-html';

interface Chart {
  /** One value for each step; `null` for a missing one. */
  readonly values: readonly (number | null)[];
  /** The limit of a good value. */
  readonly good: number;
  /** The accessible name of the chart. */
  readonly label: string;
}

const width = 120;
const height = 32;

/** A small line chart over time, with a dashed line at the limit. Its colours come from the page's style. */
export function vitalChart({ values, good, label }: Chart): string {
  const known = values.filter((value) => value !== null);
  const top = Math.max(good * 1.25, ...known);
  const x = (place: number) => round((place / Math.max(1, values.length - 1)) * (width - 4) + 2);
  const y = (value: number) => round(height - 2 - (value / top) * (height - 4));
  const points = values.flatMap((value, place) => (value === null ? [] : [{ x: x(place), y: y(value), value }]));
  const line = points.map((point, place) => `${place === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  const dots = points.map(
    (point) => `<circle class="${point.value <= good ? 'good' : 'poor'}" cx="${point.x}" cy="${point.y}" r="2"/>`,
  );
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(label)}"><path class="limit" d="M0 ${y(good)}H${width}"/><path class="line" d="${line}"/>${dots.join('')}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
