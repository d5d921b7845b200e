import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ComposedSite, Site } from '../composed-site';
import type { LiveRelease } from '../read-release';
import { bucketOf, drawBucket, isInCanary, setBucketCookie } from './buckets';
import type { LiveCanaries } from './live-canaries';
import { type Previewed, previewedIn } from './preview/preview-cookie';
import type { PreviewReleases } from './preview/preview-releases';
import { variantOf, variesBy } from './variant';

/** The site for one visitor. */
export interface Visit {
  readonly site: Site;
  /** Whether the same address may have another site for others. */
  readonly varies: boolean;
  /** The new bucket of the visitor; `null` where they had one, or where none is needed. */
  readonly newBucket: number | null;
  readonly preview: Preview | null;
  /** The name of the visitor's variant; `null` where everybody has the same. */
  readonly variant: string | null;
}

export interface Preview {
  readonly shown: readonly Previewed[];
  /** Requested previews that cannot be shown. */
  readonly missing: readonly Previewed[];
}

interface Options {
  readonly site: Pick<ComposedSite, 'current' | 'settled' | 'beside'>;
  readonly canaries: Pick<LiveCanaries<LiveRelease>, 'current' | 'look'>;
  readonly previews: Pick<PreviewReleases, 'of'>;
}

type Asking = Pick<FastifyRequest, 'headers'>;

/** Selects the site for a visitor: the stable one, one with canaries, or a preview. */
export class VisitorSites {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The site for a visitor, if it is known synchronously: for cached documents. */
  settled({ headers: { cookie } }: Asking): Visit | null {
    const settled = this.#options.site.settled;
    if (settled === null || previewedIn(cookie).length > 0) return null;
    return this.#visit(settled, cookie);
  }

  /** The site for a visitor. Never rejects. */
  async of({ headers: { cookie } }: Asking): Promise<Visit> {
    const { site, canaries } = this.#options;
    const stable = await site.current();
    canaries.look(new Map([...stable.releases].map(([name, live]) => [name, live?.release.version ?? null])));
    const previewed = previewedIn(cookie);
    return previewed.length > 0 ? this.#preview(stable, previewed) : this.#visit(stable, cookie);
  }

  /** The site for a posted form: a visitor who was never shown a canary gets the stable one. Never rejects. */
  async siteOf(request: Asking): Promise<Site> {
    const visit = await this.of(request);
    return visit.newBucket === null ? visit.site : this.#options.site.current();
  }

  /** A text that changes when other canaries run, or for other visitors. */
  get canaryNames(): string {
    return this.#options.canaries.current.map(({ name, version, percent }) => `${name}:${version} ${percent}`).join();
  }

  #visit(stable: Site, cookie: string | undefined): Visit {
    const { site, canaries } = this.#options;
    if (canaries.current.length === 0) {
      return { site: stable, varies: false, newBucket: null, preview: null, variant: null };
    }
    const known = bucketOf(cookie);
    const bucket = known ?? drawBucket();
    const given = canaries.current.filter((canary) => isInCanary(canary, bucket));
    const newBucket = known === null ? bucket : null;
    const own = site.beside(given.map(({ live }) => live)) ?? stable;
    return { site: own, varies: true, newBucket, preview: null, variant: variantOf(given) };
  }

  /** A preview has the requested releases and otherwise stable ones, without canaries. */
  async #preview(stable: Site, previewed: readonly Previewed[]): Promise<Visit> {
    const { site, previews } = this.#options;
    const known = previewed.filter(({ name }) => stable.releases.has(name));
    const releases = await Promise.all(known.map((each) => previews.of(each)));
    const live = releases.filter((each): each is LiveRelease => each !== null);
    const isShown = ({ name }: Previewed) => live.some(({ release }) => release.name === name);
    const preview = { shown: previewed.filter(isShown), missing: previewed.filter((each) => !isShown(each)) };
    return { site: site.beside(live) ?? stable, varies: true, newBucket: null, preview, variant: null };
  }
}

/**
 * The headers of a visit: `Vary` where the response depends on the visitor's cookies; no indexing and no caching for a preview;
 * and the cookie of a new bucket, unless a cache in front of the site has drawn it.
 */
export function setVisitHeaders(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { varies, newBucket, preview }: Visit,
  isSecure: boolean,
): void {
  if (!varies) return;
  const varyBy = preview === null ? variesBy(request) : 'cookie';
  reply.header('vary', varyBy);
  if (preview !== null) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (newBucket !== null && varyBy === 'cookie') reply.header('set-cookie', setBucketCookie(newBucket, isSecure));
}
