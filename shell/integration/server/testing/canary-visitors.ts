import { eventually } from '../../support/eventually';
import { sendRequest } from '../../support/send-request';

interface Boot {
  readonly beacon: { readonly shell: string };
  readonly composition: { readonly releases: Readonly<Record<string, { readonly version: string }>> };
}

export interface Sides {
  /** A cookie with a bucket of the canary, and one with a bucket of the stable release. */
  readonly canary: string;
  readonly stable: string;
  readonly stableVersion: string;
  readonly shell: string;
}

/** A page view whose code has thrown once. */
export const throwing = { errors: { 'mfe-blog': 1 } };

const addressOf = (network: number) => `198.${18 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}`;

/** Visitors of the blog of a site that trusts the proxy on its machine: each has a network of its own. */
export class CanaryVisitors {
  readonly #origin: () => string;
  #network = 1000;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  nextNetwork(): number {
    this.#network += 1;
    return this.#network;
  }

  /** A parameter that every document depends on: each has a document of its own. */
  read(cookie: string, network: number) {
    return sendRequest(`${this.#origin()}/blog?sent=${network}`, { cookie, 'x-forwarded-for': addressOf(network) });
  }

  async hasCanary(cookie: string, version: string): Promise<boolean> {
    return (await this.#visit(cookie, 1)).version === version;
  }

  /** Cookies for both sides of a canary, once it runs. */
  async sidesOf(version: string): Promise<Sides> {
    await eventually(async () => expect((await this.read('', 1)).headers.vary).toContain('cookie'), {
      timeout: 20_000,
    });
    const buckets = Array.from({ length: 20 }, (_, bucket) => bucket);
    const seen = await Promise.all(
      buckets.map(async (bucket) => ({
        cookie: `iwan_canary=${bucket}`,
        ...(await this.#visit(`iwan_canary=${bucket}`, bucket)),
      })),
    );
    const [canary, stable] = [
      seen.find((each) => each.version === version),
      seen.find((each) => each.version !== version),
    ];
    if (!canary || !stable) throw new Error('Twenty visitors have the same release.');
    return { canary: canary.cookie, stable: stable.cookie, stableVersion: stable.version, shell: stable.shell };
  }

  /** Reports a page view, as a browser does. */
  async reportView(shell: string, version: string, seen: object, from = this.nextNetwork()): Promise<void> {
    const view = {
      shell,
      releases: { 'mfe-blog': version },
      failedLoads: {},
      errors: {},
      vitals: {},
      isWhole: true,
      ...seen,
    };
    const response = await fetch(`${this.#origin()}/__beacon`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(from) },
      body: JSON.stringify(view),
    });
    expect(response.status).toBe(204);
  }

  /** The boot data of a document for a bucket, with the version of the blog in it. */
  async #visit(cookie: string, network: number): Promise<{ readonly shell: string; readonly version: string }> {
    const html = (await this.read(cookie, network)).body.toString();
    const [, json = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
    const { beacon, composition } = JSON.parse(json) as Boot;
    return { shell: beacon.shell, version: composition.releases['mfe-blog']?.version ?? '' };
  }
}
