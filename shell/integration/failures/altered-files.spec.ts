import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release, ReleasePointer } from '@iwan/shared/contracts/release';
import type { Page } from '@playwright/test';
import { deepTag } from '../support/deep-tag';
import { hurryUntil } from '../support/faults/browser-faults';
import { templateStore } from '../support/processes/store';
import { expect, test } from '../support/test';

/** A proxy between the site and its visitors, such as a CDN, that changes responses. */
interface LyingProxy {
  readonly origin: string;
  /** The number of changed responses. */
  readonly changed: number;
  /** From now on it leaves responses unchanged. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy of a site that appends `addition` to each file whose path matches. */
async function startLyingProxy(site: string, paths: RegExp, addition: string): Promise<LyingProxy> {
  let isLying = true;
  let changed = 0;
  const server = createServer((requested, response) => {
    const headers = { ...requested.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(requested.url ?? '/', site), { method: requested.method, headers }, (given) => {
      const isChanged = isLying && paths.test(new URL(requested.url ?? '/', site).pathname);
      const { 'content-length': _, etag: __, ...rest } = given.headers;
      response.writeHead(given.statusCode ?? 502, isChanged ? rest : given.headers);
      given.pipe(response, { end: !isChanged });
      if (!isChanged) return;
      changed += 1;
      given.on('end', () => response.end(addition));
    });
    onward.on('error', () => response.destroy());
    requested.pipe(onward);
  });
  await listening(server);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    get changed() {
      return changed;
    },
    mend() {
      isLying = false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, 'localhost', resolve));
}

/** Code that a proxy appends to a script or a stylesheet. */
const script = '\n;globalThis.isAltered = true;';
const style = '\n:root{--is-altered:1}';

const home = join(templateStore(), 'mfe-listings');
const { version } = JSON.parse(readFileSync(join(home, 'current.json'), 'utf8')) as ReleasePointer;
const release = JSON.parse(readFileSync(join(home, version ?? '', 'release.json'), 'utf8')) as Release;
const first = [release.entry, ...(release.modules['./pages/properties']?.js ?? [])];
/** Any script of the listings that neither the entry nor the module itself needs at once: a chunk loads it. */
const later = Object.keys(release.files).filter((file) => /\d+\.\w+\.js$/.test(file) && !first.includes(file));

const cases = [
  { what: 'the entry of a remote', paths: /\/remotes\/mfe-listings\/\w+\/remoteEntry\.\w+\.js$/, addition: script },
  { what: 'a chunk of a remote', paths: /\/remotes\/mfe-listings\/\w+\/pages-properties\.\w+\.js$/, addition: script },
  { what: 'a chunk that a chunk loads', paths: anyOf(later), addition: script },
  {
    what: 'a stylesheet of a remote',
    paths: /\/remotes\/mfe-listings\/\w+\/pages-properties\.\w+\.css$/,
    addition: style,
  },
];

let proxy: LyingProxy | null = null;
test.beforeEach(({ guard }) =>
  guard.expectConsole(/integrity/, /^console info: \[iwan\] mfe-listings/, /^page error: Loading (CSS )?chunk/),
);
test.afterEach(() => proxy?.close());

for (const { what, paths, addition } of cases) {
  // A chunk is requested and checked like the entry.
  const isRepetition = what.includes('chunk');
  test(`${what} that was altered in transit is not run, and the page shows a message until a retry succeeds${deepTag(isRepetition)}`, async ({
    page,
    site,
  }) => {
    proxy = await startLyingProxy(site, paths, addition);
    await page.clock.install();
    await page.goto(`${proxy.origin}/career`);
    await hurryUntil(page, () => page.locator('[data-island=page][data-hydrated]').isVisible());
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
    const failed = page.getByRole('heading', { level: 1, name: 'We could not load this page' });
    const noData = page.getByText('Network response was not ok');
    await hurryUntil(page, () => failed.or(noData).first().isVisible());
    expect(proxy.changed).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectUnaltered(page);

    proxy.mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await hurryUntil(page, () => page.getByRole('heading', { level: 1, name: 'Exclusive Properties' }).isVisible());
    await hurryUntil(page, () => page.getByRole('checkbox', { name: 'Add to compare Harbour Gate' }).isVisible());
    await expectUnaltered(page);
  });
}

test('a file of the shell that was altered in transit is not run, and text and links of the page work @ci', async ({
  page,
  site,
}) => {
  proxy = await startLyingProxy(site, /\/shell\/(main|framework)\.\w+\.js$/, script);
  await page.clock.install();
  await page.goto(`${proxy.origin}/career`);
  await hurryUntil(page, async () => (proxy?.changed ?? 0) >= 4);
  await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expectUnaltered(page);
});

test('the code of a dialog of the shell that was altered in transit is not run, and its link is followed', {
  tag: '@deep',
}, async ({ page, site }) => {
  proxy = await startLyingProxy(site, /\/shell\/dialogs-contact\.\w+\.js$/, script);
  await page.goto(`${proxy.origin}/career?dialog=contact`);
  await expect.poll(() => proxy?.changed).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible();
  await expectUnaltered(page);
});

async function expectUnaltered(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => [
      Reflect.get(globalThis, 'isAltered'),
      getComputedStyle(document.documentElement).getPropertyValue('--is-altered'),
    ]),
  ).toEqual([undefined, '']);
}

function anyOf(files: readonly string[]): RegExp {
  const names = files.map((file) => file.replace(/^browser\//, '').replaceAll('.', '\\.'));
  return new RegExp(`/remotes/mfe-listings/\\w+/(${names.join('|')})$`);
}
