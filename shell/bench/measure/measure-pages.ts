import type { ChunkPackages } from '@iwan/tooling/build/plugins/chunk-packages-plugin';
import type { Browser } from '@playwright/test';
import { profiles } from '../browser/profiles';
import type { Scores } from '../lighthouse/with-lighthouse';
import type { BenchOptions } from '../options';
import { findPages, type PageName } from '../pages';
import type { Measure, PageResult } from '../results';
import type { MeasuredSite } from '../sites';
import { spreadOf } from '../statistics';
import { kilobytesByKind, scriptKilobytes } from './measure-bytes';
import { measurePage, type PageVisit } from './measure-page';
import { scriptPackages } from './script-packages';

interface Means {
  readonly browser: Browser;
  /** `null`: Lighthouse is left out. */
  readonly score: ((url: string) => Promise<Scores>) | null;
  readonly built: ChunkPackages;
  /** Reports the progress. */
  readonly tell: (line: string) => void;
}

/** Measures each page of every site, alternating the sites: what slows this machine affects all of them. */
export async function measurePages(
  sites: readonly MeasuredSite[],
  options: BenchOptions,
  means: Means,
): Promise<PageResult[]> {
  const pathsOf = await Promise.all(sites.map(({ origin }) => findPages(origin)));
  const results: PageResult[] = [];
  for (const page of options.pages) {
    means.tell(page);
    const collected = sites.map((site, index) => new Collected(site, page, pathsOf[index]?.[page] ?? '/'));
    for (const one of collected) await one.warmUp(means, options);
    const found = collected.filter(({ status }) => status === 200);
    for (let run = 0; run < options.runs; run += 1) {
      for (const one of found) await one.visit(means, options);
    }
    for (let run = 0; run < options.lighthouseRuns; run += 1) {
      for (const one of found) await one.look(means);
    }
    results.push(...collected.map((one) => one.result(means)));
  }
  return results;
}

/** The results of one page of one site. */
class Collected {
  readonly #site: MeasuredSite;
  readonly #page: PageName;
  readonly #path: string;
  readonly #values = new Map<Measure, number[]>();
  #last: PageVisit | null = null;
  /** The requests of the page with every part hydrated. */
  #woken: PageVisit['hydrated'] = [];

  constructor(site: MeasuredSite, page: PageName, path: string) {
    this.#site = site;
    this.#page = page;
    this.#path = path;
  }

  get #url(): string {
    return this.#site.origin + this.#path;
  }

  get status(): number {
    return this.#last?.status ?? 0;
  }

  /** Once for the server, which resizes pictures on the first request, and for the measurements that do not depend on time. */
  async warmUp({ browser }: Means, { profile }: BenchOptions): Promise<void> {
    const unthrottled = { ...profiles[profile], network: null, processorSlowdown: 1 };
    this.#last = await measurePage(browser, this.#url, unthrottled, { isWoken: true });
    this.#woken = this.#last.hydrated;
    if (this.status === 200) this.#add({ hydrated: scriptKilobytes(this.#woken) });
  }

  async visit({ browser }: Means, { profile }: BenchOptions): Promise<void> {
    this.#last = await measurePage(browser, this.#url, profiles[profile]);
    const { vitals, traffic } = this.#last;
    this.#add({
      ...vitals,
      ...kilobytesByKind(traffic),
      requests: traffic.filter(({ kind }) => kind !== 'ahead').length,
    });
  }

  async look({ score }: Means): Promise<void> {
    if (score) this.#add({ ...(await score(this.#url)) });
  }

  result({ built }: Means): PageResult {
    const values = [...this.#values].flatMap(([measure, runs]) => {
      const spread = spreadOf(runs);
      return spread === null ? [] : [[measure, spread] as const];
    });
    const scripts = this.#woken.filter(({ kind }) => kind === 'script');
    return {
      page: this.#page,
      site: this.#site.name,
      path: this.#path,
      status: this.status,
      values: Object.fromEntries(values),
      packages: this.status === 200 ? scriptPackages(scripts, built).kilobytes : {},
    };
  }

  #add(measured: Partial<Readonly<Record<Measure, number>>>): void {
    for (const [measure, value] of Object.entries(measured) as [Measure, number][]) {
      this.#values.set(measure, [...(this.#values.get(measure) ?? []), value]);
    }
  }
}
