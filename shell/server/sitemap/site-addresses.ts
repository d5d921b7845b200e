import type { PageAddress } from '@iwan/shared/contracts/module';
import type { Route } from '../../src/composition/composition';
import { type Context, pageAddresses } from './page-addresses';

interface Collected {
  readonly pages: readonly PageAddress[];
  /** Whether every page of the site has said its addresses, now or before. */
  readonly isWhole: boolean;
}

/**
 * The addresses of all pages of the site. The last answer of a page is used while it cannot be asked: the backend being away
 * takes nothing out of the sitemap.
 */
export class SiteAddresses {
  readonly #report: (problem: unknown) => void;
  #lastSaid = new Map<string, readonly PageAddress[]>();

  constructor(report: (problem: unknown) => void) {
    this.#report = report;
  }

  /** One page after the other: nobody waits for it, and visitors' pages come first. Never rejects. */
  async collect(context: Context): Promise<Collected> {
    const said = new Map<string, readonly PageAddress[]>();
    let isWhole = true;
    for (const [key, route] of byPage(context.composition.routes)) {
      const before = this.#lastSaid.get(key);
      try {
        said.set(key, await pageAddresses(context, route));
      } catch (problem) {
        this.#report(problem);
        if (before) said.set(key, before);
        else isWhole = false;
      }
    }
    this.#lastSaid = said;
    const all = [...said.values()].flat();
    return { pages: [...new Map(all.map((page) => [page.path, page])).values()], isWhole };
  }
}

/** Each page once: one with parameters may be at two patterns, and says its addresses for both. */
function byPage(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const pages = new Map<string, Route>();
  for (const route of routes) {
    const { target } = route;
    const isSaid = target.kind === 'remote' && route.params.length > 0;
    const key = isSaid ? `${target.source.remote} ${target.source.module}` : route.name;
    if (!pages.has(key)) pages.set(key, route);
  }
  return pages;
}
