import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../../support/ask';
import { eventually } from '../../support/eventually';
import { appendToServer, offerAltered, replaceText } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/** Visitors come from everywhere: the proxy in front says from where. */
const variables = { TRUST_PROXY: 'loopback' };

const change = (words: string) => (dist: string) => replaceText(dist, 'Notes from the doorstep', words);

const blog = (cookie: string, network: number) =>
  ask(`${site.origin}/blog?view=${network}`, { cookie, 'x-forwarded-for': addressOf(network) });

const addressOf = (network: number) => `198.${18 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}`;

interface Boot {
  readonly beacon: { readonly shell: string };
  readonly composition: { readonly releases: Readonly<Record<string, { readonly version: string }>> };
}

/** The boot data of a document that a bucket is given, with the version of the blog in it. */
async function visit(cookie: string, network: number): Promise<{ readonly shell: string; readonly version: string }> {
  const html = (await blog(cookie, network)).body.toString();
  const [, json = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  const { beacon, composition } = JSON.parse(json) as Boot;
  return { shell: beacon.shell, version: composition.releases['mfe-blog']?.version ?? '' };
}

interface Sides {
  /** A cookie whose bucket has the canary, and one whose bucket has the stable release. */
  readonly canary: string;
  readonly stable: string;
  readonly stableVersion: string;
  readonly shell: string;
}

/** Both sides of a canary, once it is there. */
async function sidesOf(version: string): Promise<Sides> {
  await eventually(async () => expect((await blog('', 1)).headers.vary).toContain('cookie'), { timeout: 20_000 });
  const buckets = Array.from({ length: 20 }, (_, bucket) => bucket);
  const seen = await Promise.all(
    buckets.map(async (bucket) => ({
      cookie: `iwan_canary=${bucket}`,
      ...(await visit(`iwan_canary=${bucket}`, bucket)),
    })),
  );
  const [canary, stable] = [
    seen.find((each) => each.version === version),
    seen.find((each) => each.version !== version),
  ];
  if (!canary || !stable) throw new Error('Twenty visitors have the same release.');
  return { canary: canary.cookie, stable: stable.cookie, stableVersion: stable.version, shell: stable.shell };
}

const hasCanary = async (cookie: string, version: string) => (await visit(cookie, 1)).version === version;

let network = 1000;

function nextNetwork(): number {
  network += 1;
  return network;
}

async function tell(shell: string, version: string, seen: object, from = nextNetwork()): Promise<void> {
  const view = {
    shell,
    releases: { 'mfe-blog': version },
    failedLoads: {},
    errors: {},
    vitals: {},
    isWhole: true,
    ...seen,
  };
  const answer = await fetch(`${site.origin}/__beacon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(from) },
    body: JSON.stringify(view),
  });
  expect(answer.status).toBe(204);
}

/** The reason that stands in the store. */
const endOf = async (version: string) =>
  JSON.parse(await readFile(join(site.store, 'mfe-blog', '.canaries', version), 'utf8'));

const throwing = { errors: { 'mfe-blog': 1 } };

test.each([
  { what: 'throws in the browser only', canary: throwing, stable: {}, reason: 'Its code threw errors in browsers' },
  {
    what: 'is 300 ms slower',
    canary: { vitals: { lcp: 1100 } },
    stable: { vitals: { lcp: 800 } },
    reason: 'Its LCP was',
  },
])(
  'a canary that $what is withdrawn by itself, and the store and the log say why',
  async ({ what, canary, stable, reason }) => {
    await site.start(variables);
    const { version } = await offerAltered(site.store, 'mfe-blog', { percent: 50 }, change(what));
    const found = await sidesOf(version);
    let pairs = 0;
    for (; pairs < 40 && (await hasCanary(found.canary, version)); pairs += 1) {
      await tell(found.shell, version, canary);
      await tell(found.shell, found.stableVersion, stable);
    }
    expect(await hasCanary(found.canary, version)).toBe(false);
    // Of thirteen that fail alone nobody can say that it is chance.
    expect(pairs).toBeGreaterThanOrEqual(13);
    await eventually(async () => expect(await endOf(version)).toMatchObject({ outcome: 'withdrawn' }));
    expect((await endOf(version)).reason).toContain(reason);
    expect(site.said().match(/The canary \w+ of mfe-blog was withdrawn\./g)).toHaveLength(1);
    expect((await blog('', 1)).headers.vary).toBe('accept-encoding');
  },
);

test('a canary whose part throws on the server is withdrawn by the pages that it spoils', async () => {
  await site.start(variables);
  const { version } = await offerAltered(site.store, 'mfe-blog', { percent: 50 }, (dist) =>
    appendToServer(
      dist,
      './pages/blog',
      `module.exports = { route: { ...module.exports.route, loader: () => { throw new Error('broken'); } } };`,
    ),
  );
  const found = await sidesOf(version);
  await eventually(
    async () => {
      for (let pair = 0; pair < 5; pair += 1) {
        await blog(found.canary, nextNetwork());
        await blog(found.stable, nextNetwork());
      }
      expect(await endOf(version)).toMatchObject({
        reason: expect.stringContaining('could not be made on the server'),
      });
    },
    { timeout: 30_000 },
  );
});

test('a canary that is as good as the stable release stays, and one network that lies does not withdraw it', async () => {
  await site.start(variables);
  const { version } = await offerAltered(site.store, 'mfe-blog', { percent: 50 }, change('as good'));
  const found = await sidesOf(version);
  for (let pair = 0; pair < 40; pair += 1) {
    await tell(found.shell, version, throwing, 7);
    await tell(found.shell, version, { vitals: { lcp: 800 } });
    await tell(found.shell, found.stableVersion, { vitals: { lcp: 800 } });
    await tell(found.shell, found.stableVersion, { vitals: { lcp: 800 } });
  }
  expect(await hasCanary(found.canary, version)).toBe(true);
});
