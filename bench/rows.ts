import type { Browser } from '@playwright/test';
import type { Budgets } from '../shell/weight/budgets';
import type { MeasuredSite } from '../shell/weight/own-site';
import type { PageName } from '../shell/weight/pages';
import type { BenchOptions } from './options';

/** One measure, for each site. */
export interface Row {
  /** The page, or the interaction. */
  readonly group: string;
  /** The measure with its unit. */
  readonly what: string;
  readonly goal?: number | undefined;
  /** Whether more is better. */
  readonly isScore?: boolean;
  /** Digits after the point; 0 when left out. */
  readonly digits?: number;
  /** For each site; `null` where it could not be measured. */
  readonly cells: readonly (Spread | null)[];
}

export interface BenchSite extends MeasuredSite {
  readonly paths: Readonly<Record<PageName, string>>;
}

export interface Bench {
  readonly browser: Browser;
  readonly sites: readonly BenchSite[];
  readonly options: BenchOptions;
  readonly budgets: Budgets;
  /** Reports the progress. */
  readonly report: (line: string) => void;
}

export type Measurement = (bench: Bench) => Promise<readonly Row[]>;

/**
 * Measures every site in turns, so that what slows this machine affects all of them, and groups the values of the runs by measure.
 * A site without the page, or with other names on it, has none.
 */
export async function inTurns<Measure extends string>(
  { sites, options, report }: Pick<Bench, 'sites' | 'options' | 'report'>,
  measure: (site: BenchSite) => Promise<Readonly<Record<Measure, number>>>,
): Promise<(measure: Measure) => (Spread | null)[]> {
  const runs = sites.map((): Readonly<Record<Measure, number>>[] => []);
  for (let run = 0; run < options.runs; run += 1) {
    for (const [index, site] of sites.entries()) {
      try {
        runs[index]?.push(await measure(site));
      } catch (error) {
        report(`… failed on ${site.name}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  return (name) => runs.map((ofSite) => spreadOf(ofSite.map((values) => values[name])));
}

/** The rows as one table, readable on a terminal and valid Markdown. */
export function tableOf(rows: readonly Row[], sites: readonly string[]): string {
  const heads = ['Page', 'What', 'Goal', ...sites];
  const body = rows.map((row, index) => [
    rows[index - 1]?.group === row.group ? '' : row.group,
    row.what,
    goalOf(row),
    ...row.cells.map((cell) => (cell === null ? '–' : measured(cell, row))),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...body.map((cells) => cells[column] ?? '')].map(length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell))).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const length = (text: string) => [...text].length;

const goalOf = ({ goal, isScore }: Row) => (goal === undefined ? '' : `${isScore ? '≥' : '≤'} ${goal}`);

/** `640 (612–702)`, with a mark where it misses its goal; the range only where it differs. */
function measured(spread: Spread, row: Row): string {
  const [middle, low, high] = [spread.median, spread.min, spread.max].map((value) => value.toFixed(row.digits ?? 0));
  return `${middle}${low === high ? '' : ` (${low}–${high})`}${missesGoal(spread, row) ? ' ✗' : ''}`;
}

function missesGoal({ median }: Spread, { goal, isScore }: Row): boolean {
  return goal !== undefined && (isScore ? median < goal : median > goal);
}

/** The results of several runs of one measurement. */
interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Each run, in order. */
  readonly runs: readonly number[];
}

/** The percentile by nearest rank: the smallest value that `percent` per cent of the values do not exceed; `NaN` without any. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** The median of an even number of runs is the mean of the two in the middle. `null` without measurements. */
export function spreadOf(runs: readonly number[]): Spread | null {
  const sorted = runs.filter(Number.isFinite).toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || min === undefined || max === undefined) return null;
  return { median: (low + high) / 2, min, max, runs };
}
