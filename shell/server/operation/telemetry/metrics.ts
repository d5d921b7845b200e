import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageView, VitalName } from '../../../src/telemetry/page-view';
import { type ReleaseLabel, ReleaseLabels } from './release-labels';

export type RequestKind = 'document' | 'api' | 'image' | 'file' | 'other';
export type IslandOutcome = 'made' | 'cached' | 'failed';
export type ResponseOutcome = 'fresh' | 'stale' | 'awaited';
export type CallOutcome = 'answered' | 'failed';

const release = ['remote', 'version'] as const;

/** The buckets of histograms in seconds; few, since each is a series for each release. */
const callBuckets = [0.01, 0.05, 0.2, 1, 2.5];
/** Among them the limits of "good" and "poor" by web.dev for LCP (2.5, 4), INP (0.2, 0.5), FCP (1.8, 3) and TTFB (0.8, 1.8). */
const vitalBuckets = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10];
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 1];

/**
 * The metrics of this server, for Prometheus and for the status page. Labels are values that the server knows itself, never a
 * visitor's text.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #own = { registers: [this.registry] };
  readonly requests = new Counter({
    name: 'iwan_http_requests_total',
    help: 'Requests answered, by kind and class of status',
    labelNames: ['kind', 'status'] as const,
    ...this.#own,
  });
  readonly requestTime = new Histogram({
    name: 'iwan_http_request_duration_seconds',
    help: 'Time until a request was answered, by kind',
    labelNames: ['kind'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    ...this.#own,
  });
  readonly documents = new Counter({
    name: 'iwan_documents_made_total',
    help: 'Documents made, not taken from the cache, in which a release has a part',
    labelNames: release,
    ...this.#own,
  });
  readonly documentTime = new Histogram({
    name: 'iwan_document_duration_seconds',
    help: 'Time that making a document took, by whether it was whole',
    labelNames: ['outcome'] as const,
    buckets: [0.02, 0.05, 0.1, 0.25, 1, 2.5, 10],
    ...this.#own,
  });
  readonly islands = new Counter({
    name: 'iwan_islands_total',
    help: 'Parts of remotes in documents: made, cached or failed',
    labelNames: [...release, 'outcome'] as const,
    ...this.#own,
  });
  readonly remoteCalls = new Histogram({
    name: 'iwan_remote_call_duration_seconds',
    help: 'Calls of a remote’s server code, by kind and outcome',
    labelNames: [...release, 'call', 'outcome'] as const,
    buckets: callBuckets,
    ...this.#own,
  });
  readonly workerEnds = new Counter({
    name: 'iwan_worker_restarts_total',
    help: 'Processes of a remote that have ended unasked, by reason',
    labelNames: [...release, 'reason'] as const,
    ...this.#own,
  });
  readonly strayErrors = new Counter({
    name: 'iwan_stray_errors_total',
    help: 'Errors of a remote’s server code that nothing was waiting for',
    labelNames: release,
    ...this.#own,
  });
  readonly pageViews = new Counter({
    name: 'iwan_page_views_total',
    help: 'Page views that browsers have told of, with a part of the release',
    labelNames: release,
    ...this.#own,
  });
  readonly failedLoads = new Counter({
    name: 'iwan_browser_failed_loads_total',
    help: 'Modules that did not load in browsers',
    labelNames: release,
    ...this.#own,
  });
  readonly browserErrors = new Counter({
    name: 'iwan_browser_errors_total',
    help: 'Uncaught errors in browsers',
    labelNames: release,
    ...this.#own,
  });
  readonly vitals = new Histogram({
    name: 'iwan_web_vital_seconds',
    help: 'LCP, INP, FCP and TTFB of page views with a part of the release',
    labelNames: [...release, 'vital'] as const,
    buckets: vitalBuckets,
    ...this.#own,
  });
  readonly shifts = new Histogram({
    name: 'iwan_web_vital_cls',
    help: 'Cumulative layout shift of page views with a part of the release',
    labelNames: release,
    buckets: shiftBuckets,
    ...this.#own,
  });
  readonly answers = new Counter({
    name: 'iwan_answer_cache_reads_total',
    help: 'Reads of the cache of the backend’s answers: fresh, stale (given while it is revalidated), or awaited',
    labelNames: ['outcome'] as const,
    ...this.#own,
  });
  readonly backendCalls = new Histogram({
    name: 'iwan_backend_call_duration_seconds',
    help: 'Readings of the backend for the cache, by outcome',
    labelNames: ['outcome'] as const,
    buckets: [0.01, 0.05, 0.2, 1, 5, 30],
    ...this.#own,
  });
  readonly purges = new Counter({
    name: 'iwan_purges_total',
    help: 'Purges sent to the cache in front of the site, by outcome',
    labelNames: ['outcome'] as const,
    ...this.#own,
  });
  /** The result of the last call of the backend; `null` where there was none. */
  lastBackendCall: CallOutcome | null = null;
  readonly #releases = new ReleaseLabels([
    this.documents,
    this.islands,
    this.remoteCalls,
    this.workerEnds,
    this.strayErrors,
    this.pageViews,
    this.failedLoads,
    this.browserErrors,
    this.vitals,
    this.shifts,
  ]);

  /** Also counts the memory, the event loop and the garbage collector of this process. */
  collectDefaults(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Shows what a cache in front of the site has not been told yet, and whether changes of records are heard of. */
  watchSharedCache(cache: { readonly waiting: number; readonly hearsOfChanges: boolean }): void {
    new Gauge({
      name: 'iwan_purge_keys_waiting',
      help: 'Keys that the cache in front of the site has not purged yet',
      ...this.#own,
      collect() {
        this.set(cache.waiting);
      },
    });
    new Gauge({
      name: 'iwan_change_feed_up',
      help: 'Whether the backend reports changed records: 1, otherwise 0',
      ...this.#own,
      collect() {
        this.set(cache.hearsOfChanges ? 1 : 0);
      },
    });
  }

  addBackendCall(outcome: CallOutcome, seconds: number): void {
    this.lastBackendCall = outcome;
    this.backendCalls.observe({ outcome }, seconds);
  }

  addIsland(of: ReleaseLabel, outcome: IslandOutcome): void {
    this.#releases.note(of);
    this.islands.inc({ ...of, outcome });
  }

  /** `of`: the releases with a part in it. */
  addDocument(of: readonly ReleaseLabel[], outcome: string, seconds: number): void {
    this.documentTime.observe({ outcome }, seconds);
    for (const each of of) {
      this.#releases.note(each);
      this.documents.inc({ ...each });
    }
  }

  addRemoteCall(of: ReleaseLabel, call: string, outcome: CallOutcome, seconds: number): void {
    this.#releases.note(of);
    this.remoteCalls.observe({ ...of, call, outcome }, seconds);
  }

  addWorkerEnd(of: ReleaseLabel, reason: string): void {
    this.#releases.note(of);
    this.workerEnds.inc({ ...of, reason });
  }

  addStrayError(of: ReleaseLabel): void {
    this.#releases.note(of);
    this.strayErrors.inc({ ...of });
  }

  /** Counts a page view for the shell and for each release with a part on the page. */
  addPageView({ shell, releases, failedLoads, errors, vitals }: PageView): void {
    for (const [remote, version] of [['shell', shell] as const, ...Object.entries(releases)]) {
      const of = { remote, version };
      this.#releases.note(of);
      this.pageViews.inc(of);
      this.failedLoads.inc(of, failedLoads[remote] ?? 0);
      this.browserErrors.inc(of, errors[remote] ?? 0);
      for (const [vital, value] of Object.entries(vitals) as [VitalName, number][]) {
        if (vital === 'cls') this.shifts.observe(of, value);
        else this.vitals.observe({ ...of, vital }, value / 1000);
      }
    }
  }
}
