import type { PageAddress } from '@iwan/shared/contracts/module';
import { sitemapFiles } from './sitemap-xml';

interface Options {
  readonly siteUrl: string;
  readonly collect: () => Promise<{ readonly pages: readonly PageAddress[]; readonly isWhole: boolean }>;
  readonly now?: () => number;
}

/** How long a sitemap is fresh, in milliseconds; an incomplete one is made again sooner. */
const freshFor = { whole: 10 * 60_000, partial: 15_000 } as const;

interface Cached {
  readonly files: ReadonlyMap<string, string>;
  readonly isWhole: boolean;
  readonly madeAt: number;
}

/** A cache of the sitemap's files, with stale-while-revalidate. */
export class SitemapCache {
  readonly #options: Options;
  #cached: Cached | null = null;
  #making: Promise<Cached> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  async read(): Promise<Pick<Cached, 'files' | 'isWhole'>> {
    const cached = this.#cached;
    if (!cached) return this.#make();
    const age = this.#now() - cached.madeAt;
    if (age >= (cached.isWhole ? freshFor.whole : freshFor.partial)) this.#make().catch(() => {});
    return cached;
  }

  #make(): Promise<Cached> {
    this.#making ??= this.#options
      .collect()
      .then(({ pages, isWhole }) => {
        this.#cached = { files: sitemapFiles(pages, this.#options.siteUrl), isWhole, madeAt: this.#now() };
        return this.#cached;
      })
      .finally(() => {
        this.#making = null;
      });
    return this.#making;
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))();
  }
}
