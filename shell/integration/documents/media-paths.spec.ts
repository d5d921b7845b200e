import { freePort } from '../support/free-port';
import { expect, test } from '../support/own-site';
import { startCommand } from '../support/running-command';
import { withTemporaryFolder } from '../support/temporary-folder';

test('no route of our own backend can be reached through the pictures', async () => {
  test.setTimeout(90_000);
  await withTemporaryFolder(async (folder) => {
    const [port, apiPort] = [await freePort(), await freePort()];
    const start = startCommand({
      PORT: String(port),
      API_PORT: String(apiPort),
      API_URL: '',
      RELEASES_DIR: `${folder}/releases`,
      DATA_DIR: `${folder}/data`,
    });
    try {
      await start.saying(/Iwan is ready/);
      const backend = `http://127.0.0.1:${apiPort}`;
      const { paths } = await (await fetch(`${backend}/openapi.json`)).json();
      const described = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '1'));
      expect(described.length).toBeGreaterThan(10);
      const routes = [
        ...described,
        '/openapi.json',
        '/docs',
        '/docs/static/index.html',
        '/metrics',
        '/healthz',
        '/readyz',
        '/__inbox',
        '/__inbox/1.png',
      ];
      const reached: string[] = [];
      for (const route of routes.filter((path) => !path.startsWith('/media'))) {
        for (const way of ['original', '320']) {
          for (const path of [`/images/${way}${route}`, `/images/${way}/${encodeURIComponent(backend + route)}`]) {
            const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
            if (status !== 404) reached.push(`${path}: ${status}`);
          }
        }
      }
      expect(reached).toEqual([]);
      expect((await fetch(`http://127.0.0.1:${port}/images/original/media/exteriors/marina-dusk-01.webp`)).status).toBe(
        200,
      );
      const card = await fetch(`http://127.0.0.1:${port}/images/original/media/cards/mariam-al-suri.vcf`);
      expect([card.status, card.headers.get('content-disposition')]).toEqual([200, 'attachment']);
      expect(await card.text()).toContain('FN:Mariam Al Suri');
    } finally {
      await start.stop();
    }
  });
});

test('pictures whose storage hangs hold back no others', async ({ ownSite, backend }) => {
  test.setTimeout(60_000);
  backend.behave({ kind: 'hang' }, '/media/hanging');
  await ownSite.start();
  const picture = async (path: string) => (await fetch(`${ownSite.origin}/images/320/media/${path}.png`)).status;
  expect(await picture('known')).toBe(200);
  const asked = Date.now();
  const hanging = Promise.all(Array.from({ length: 40 }, (_, count) => picture(`hanging/${count}`)));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await picture('known')).toBe(200);
  expect(await picture('new')).toBe(200);
  // Three rounds of those that hang, of three seconds each, and not forty of eight.
  expect(Date.now() - asked).toBeLessThan(15_000);
  expect(new Set(await hanging)).toEqual(new Set([502]));
});
