import type { PageAddress } from '@iwan/shared/contracts/module';
import type { Route } from '../../../src/composition/composition';
import { type Context, pageAddresses } from './page-addresses';

interface Collected {
  readonly pages: readonly PageAddress[];
  /** Whether the addresses of every page were loaded, now or before. */
  readonly isWhole: boolean;
}

/**
 * The addresses of all pages of the site. Where a page's addresses cannot be loaded, the last ones are used: an outage of the
 * backend removes nothing from the sitemap.
 */
export class SiteAddresses {
  readonly #report: (problem: unknown) => void;
  #lastAddresses = new Map<string, readonly PageAddress[]>();

  constructor(report: (problem: unknown) => void) {
    this.#report = report;
  }

  /** Sequentially, since no visitor waits for it. Never rejects. */
  async collect(context: Context): Promise<Collected> {
    const current = new Map<string, readonly PageAddress[]>();
    let isWhole = true;
    for (const [key, route] of byPage(context.composition.routes)) {
      const before = this.#lastAddresses.get(key);
      try {
        current.set(key, await pageAddresses(context, route));
      } catch (error) {
        this.#report(error);
        if (before) current.set(key, before);
        else isWhole = false;
      }
    }
    this.#lastAddresses = current;
    const all = [...current.values()].flat();
    return { pages: [...new Map(all.map((page) => [page.path, page])).values()], isWhole };
  }
}

/** Each page once: one with parameters may have two patterns, and lists its addresses for both. */
function byPage(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const pages = new Map<string, Route>();
  for (const route of routes) {
    const { target } = route;
    const hasOwnAddresses = target.kind === 'remote' && route.path.includes(':');
    const key = hasOwnAddresses ? `${target.source.remote} ${target.source.module}` : route.name;
    if (!pages.has(key)) pages.set(key, route);
  }
  return pages;
}
