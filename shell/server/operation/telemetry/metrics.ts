import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { PageView, VitalName } from '../../../src/telemetry/page-view';
import { type ReleaseLabel, ReleaseLabels } from './release-labels';

export type RequestKind = 'document' | 'api' | 'image' | 'file' | 'other';
type IslandOutcome = 'made' | 'cached' | 'failed';
type CallOutcome = 'answered' | 'failed';

const release = ['remote', 'version'] as const;

/** Among them the limits of "good" and "poor" by web.dev for LCP (2.5, 4), INP (0.2, 0.5), FCP (1.8, 3) and TTFB (0.8, 1.8). */
const vitalBuckets = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10];

/**
 * The metrics of this server, for Prometheus and for the status page. Labels are values that the server knows itself, never a
 * visitor's text.
 */
export class Metrics {
  readonly registry = new Registry();
  /** The metrics with series of releases. */
  readonly #ofReleases: Metric[] = [];
  readonly #releases = new ReleaseLabels(this.#ofReleases);
  readonly requests = this.#counter('iwan_http_requests_total', ['kind', 'status'], 'Requests answered');
  readonly requestTime = this.#histogram(
    'iwan_http_request_duration_seconds',
    ['kind'],
    'Time until a request was answered',
    [0.005, 0.02, 0.1, 0.5, 2, 10],
  );
  readonly documents = this.#counter(
    'iwan_documents_made_total',
    release,
    'Documents made, not taken from the cache, in which a release has a part',
  );
  readonly documentTime = this.#histogram(
    'iwan_document_duration_seconds',
    ['outcome'],
    'Time that making a document took, by whether it was whole',
    [0.02, 0.05, 0.1, 0.25, 1, 2.5, 10],
  );
  readonly islands = this.#counter(
    'iwan_islands_total',
    [...release, 'outcome'],
    'Parts of remotes in documents: made, cached or failed',
  );
  readonly remoteCalls = this.#histogram(
    'iwan_remote_call_duration_seconds',
    [...release, 'call', 'outcome'],
    'Calls of a remote’s server code',
    [0.01, 0.05, 0.2, 1, 2.5],
  );
  readonly workerEnds = this.#counter(
    'iwan_worker_restarts_total',
    [...release, 'reason'],
    'Processes of a remote that have ended unasked',
  );
  readonly strayErrors = this.#counter(
    'iwan_stray_errors_total',
    release,
    'Errors of a remote’s server code that nothing was waiting for',
  );
  readonly pageViews = this.#counter(
    'iwan_page_views_total',
    release,
    'Page views that browsers have told of, with a part of the release',
  );
  readonly failedLoads = this.#counter(
    'iwan_browser_failed_loads_total',
    release,
    'Modules that did not load in browsers',
  );
  readonly browserErrors = this.#counter('iwan_browser_errors_total', release, 'Uncaught errors in browsers');
  readonly vitals = this.#histogram(
    'iwan_web_vital_seconds',
    [...release, 'vital'],
    'LCP, INP, FCP and TTFB of page views with a part of the release',
    vitalBuckets,
  );
  readonly shifts = this.#histogram(
    'iwan_web_vital_cls',
    release,
    'Cumulative layout shift of page views with a part of the release',
    [0.01, 0.05, 0.1, 0.25, 1],
  );
  readonly answers = this.#counter(
    'iwan_answer_cache_reads_total',
    ['outcome'],
    'Reads of the cache of the backend’s answers: fresh, stale (given while it is revalidated), or awaited',
  );
  readonly backendCalls = this.#histogram(
    'iwan_backend_call_duration_seconds',
    ['outcome'],
    'Readings of the backend for the cache',
    [0.01, 0.05, 0.2, 1, 5, 30],
  );
  readonly purges = this.#counter('iwan_purges_total', ['outcome'], 'Purges sent to the cache in front of the site');
  /** The result of the last call of the backend; `null` where there was none. */
  lastBackendCall: CallOutcome | null = null;

  #counter<Label extends string>(name: string, labelNames: readonly Label[], help: string): Counter<Label> {
    return this.#noted(new Counter({ name, help, labelNames, registers: [this.registry] }), labelNames);
  }

  /** A histogram of few buckets, since each is a series for each release. */
  #histogram<Label extends string>(
    name: string,
    labelNames: readonly Label[],
    help: string,
    buckets: number[],
  ): Histogram<Label> {
    const options = { name, help, labelNames, buckets, registers: [this.registry] };
    return this.#noted(new Histogram(options), labelNames);
  }

  #noted<Kind extends Metric>(metric: Kind, labelNames: readonly string[]): Kind {
    if (labelNames.includes('version')) this.#ofReleases.push(metric);
    return metric;
  }

  /** Also counts the memory, the event loop and the garbage collector of this process. */
  collectDefaults(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Shows what a cache in front of the site has not been told yet, and whether changes of records are heard of. */
  watchSharedCache(cache: { readonly waiting: number; readonly hearsOfChanges: boolean }): void {
    new Gauge({
      name: 'iwan_purge_keys_waiting',
      help: 'Keys that the cache in front of the site has not purged yet',
      registers: [this.registry],
      collect() {
        this.set(cache.waiting);
      },
    });
    new Gauge({
      name: 'iwan_change_feed_up',
      help: 'Whether the backend reports changed records: 1, otherwise 0',
      registers: [this.registry],
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
