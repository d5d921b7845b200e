import type { FastifyRequest } from 'fastify';
import type { ComposedSite, Site } from '../releases/composed-site';
import type { LiveRelease } from '../releases/read-release';
import { bucketOf, drawBucket, isInCanary } from './buckets';
import type { LiveCanaries } from './live-canaries';
import { type Previewed, previewedIn } from './preview/preview-cookie';
import type { PreviewReleases } from './preview/preview-releases';

/** What one visitor is shown. */
export interface Visit {
  readonly site: Site;
  /** Whether others may be shown another site at the same address. */
  readonly varies: boolean;
  /** The bucket that the visitor has been put into; `null` where they had one, or where nobody needs one. */
  readonly newBucket: number | null;
  readonly preview: Preview | null;
}

export interface Preview {
  readonly shown: readonly Previewed[];
  /** Those that the visitor has asked for and that cannot be shown. */
  readonly missing: readonly Previewed[];
}

interface Options {
  readonly site: Pick<ComposedSite, 'current' | 'settled' | 'beside'>;
  readonly canaries: Pick<LiveCanaries, 'current' | 'look'>;
  readonly previews: Pick<PreviewReleases, 'of'>;
}

type Asking = Pick<FastifyRequest, 'headers'>;

/** Which site a visitor is shown: the stable one, one with canaries, or the one that they have asked to see. */
export class VisitorSites {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What a visitor is shown where it can be said at once: for what is given away thousands of times a second. */
  settled({ headers: { cookie } }: Asking): Visit | null {
    const settled = this.#options.site.settled;
    if (settled === null || previewedIn(cookie).length > 0) return null;
    return this.#visit(settled, cookie);
  }

  /** What a visitor is shown. Never rejects. */
  async of({ headers: { cookie } }: Asking): Promise<Visit> {
    const { site, canaries } = this.#options;
    const stable = await site.current();
    canaries.look(stable);
    const previewed = previewedIn(cookie);
    return previewed.length > 0 ? this.#preview(stable, previewed) : this.#visit(stable, cookie);
  }

  /** The site for what a visitor has posted: who was never shown a canary has none take it. Never rejects. */
  async siteOf(request: Asking): Promise<Site> {
    const visit = await this.of(request);
    return visit.newBucket === null ? visit.site : this.#options.site.current();
  }

  #visit(stable: Site, cookie: string | undefined): Visit {
    const { site, canaries } = this.#options;
    if (canaries.current.length === 0) return { site: stable, varies: false, newBucket: null, preview: null };
    const known = bucketOf(cookie);
    const bucket = known ?? drawBucket();
    const given = canaries.current.filter((canary) => isInCanary(canary, bucket)).map(({ live }) => live);
    const newBucket = known === null ? bucket : null;
    return { site: site.beside(given) ?? stable, varies: true, newBucket, preview: null };
  }

  /** A preview shows what was asked for beside the stable releases: no canary is in it. */
  async #preview(stable: Site, previewed: readonly Previewed[]): Promise<Visit> {
    const { site, previews } = this.#options;
    const known = previewed.filter(({ name }) => stable.releases.has(name));
    const releases = await Promise.all(known.map((each) => previews.of(each)));
    const live = releases.filter((each): each is LiveRelease => each !== null);
    const isShown = ({ name }: Previewed) => live.some(({ release }) => release.name === name);
    const preview = { shown: previewed.filter(isShown), missing: previewed.filter((each) => !isShown(each)) };
    return { site: site.beside(live) ?? stable, varies: true, newBucket: null, preview };
  }
}
