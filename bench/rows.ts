import type { Browser } from '@playwright/test';
import type { Budgets } from '../shell/weight/budgets';
import type { MeasuredSite } from '../shell/weight/own-site';
import type { PageName } from '../shell/weight/pages';
import type { BenchOptions } from './options';
import { type Spread, spreadOf } from './statistics';

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
