import type { Category } from './lighthouse/categories';
import type { HttpLoad } from './measure/http-load';
import type { Kind } from './measure/measure-bytes';
import type { Vitals } from './measure/vitals';
import type { BenchOptions } from './options';
import type { PageName } from './pages';
import type { MeasuredSite } from './sites';
import type { Spread } from './statistics';

export type Measure = keyof Vitals | Kind | 'hydrated' | 'requests' | Category;

/** One page of one site. */
export interface PageResult {
  readonly page: PageName;
  readonly site: string;
  readonly path: string;
  /** The document's status; only 200 is measured. */
  readonly status: number;
  /** Times in milliseconds, sizes in transferred kilobytes, scores from 0 to 100; missing ones were not measured. */
  readonly values: Partial<Readonly<Record<Measure, Spread>>>;
  /** Transferred kilobytes of script without a touch, by owner. Of this folder's builds only. */
  readonly packages: Readonly<Record<string, number>>;
}

/** One interaction on one site. */
export interface InteractionResult {
  readonly what: string;
  readonly page: PageName;
  readonly site: string;
  /** Milliseconds to the next paint, in a hydrated part; `null` where it leads to another document. */
  readonly nextPaint: Spread | null;
  /** Milliseconds to the result, in a part before hydration; `null` where none was measured. */
  readonly firstTouch: Spread | null;
  /** The same on a first visit, on the network of the profile, and its goal; left out by earlier results. */
  readonly firstVisit?: Spread | null;
  readonly firstVisitGoal?: number | undefined;
}

/** Thirty touches on one site: milliseconds to the next paint. */
export interface TouchesResult {
  readonly site: string;
  /** Of each run, what three quarters of its touches are not above. */
  readonly p75: Spread | null;
  readonly worst: Spread | null;
}

/** A navigation by a link on one site, in milliseconds; `null` where it could not be measured. */
export interface NavigationResult {
  readonly what: string;
  readonly site: string;
  /** Whether the link was the first touch of the visit; otherwise the code of the page ran already. */
  readonly isFirst: boolean;
  readonly title: Spread | null;
  readonly picture: Spread | null;
  readonly back: Spread | null;
}

/** How many Home documents one site gives in a second. */
export interface DocumentsResult {
  readonly site: string;
  readonly made: HttpLoad;
  readonly kept: HttpLoad;
}

export interface BenchResults {
  /** ISO 8601. */
  readonly takenAt: string;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly browser: string;
  };
  readonly options: BenchOptions;
  readonly sites: readonly MeasuredSite[];
  readonly pages: readonly PageResult[];
  readonly interactions: readonly InteractionResult[];
  /** Empty where not all of their pages are measured. */
  readonly touches: readonly TouchesResult[];
  readonly navigations: readonly NavigationResult[];
  readonly documents: readonly DocumentsResult[];
}
