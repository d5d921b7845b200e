import { uglyRecords } from '@iwan/shared/testing/plain-records';
import { expectHydrated } from '../support/page-state';
import { wiredPages } from '../support/pages';
import { expect, test } from '../support/processes/own-site';

/** The longest time for a document, in milliseconds, whatever the backend does. */
const timeLimit = 6000;

/** Pages with each kind of record; the others have the shell's texts, or the same parts. */
const showsRecords = [
  '/',
  '/marensand-developments-properties/harbour-gate/',
  '/map/',
  '/marensand-developments-properties/',
  '/agents/layla-haddad/',
  '/our-team',
  '/blog',
  '/blog-details/1',
];

test('a backend that takes a second and a half delays the page, which has all its blocks', { tag: '@deep' }, async ({
  page,
  ownSite,
  backend,
}) => {
  backend.behave({ kind: 'slow', delayMs: 1500 }, '/api/');
  await ownSite.start();
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page.locator('main')).not.toContainText('Error:');
  await expect(page.locator('main').getByRole('link', { name: 'Harbour Gate', exact: true }).first()).toBeVisible();
});

test('data of a backend that is slower than the timeout of the server is loaded in the browser @ci', async ({
  page,
  ownSite,
  backend,
  guard,
}) => {
  guard.expectConsole(/^console info: \[iwan\] mfe-/);
  backend.behave({ kind: 'slow', delayMs: 3500 }, '/api/');
  await ownSite.start();
  const requested = Date.now();
  const html = await (await fetch(`${ownSite.origin}/`)).text();
  expect(Date.now() - requested).toBeLessThan(timeLimit);
  expect(html.match(/Error: The server could not be reached/g)).toHaveLength(4);
  await page.goto('/');
  await expect(page.locator('main').getByRole('link', { name: 'Harbour Gate', exact: true }).first()).toBeVisible();
});

test('missing data of the backend is loaded on Try again', async ({ page, ownSite, backend, guard }) => {
  guard.expectConsole(/^console info: \[iwan\]/, /status of 50\d/, /^status 50\d/);
  backend.behave({ kind: 'status', status: 500 }, '/api/');
  await ownSite.start();
  await page.goto('/developers/');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeVisible();
  await expect(page.getByText('Error: Network response was not ok')).toBeVisible();
  backend.behave({ kind: 'respond' }, '/api/');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
});

test('a backend that returns invalid records breaks no page and runs no script @ci', async ({
  page,
  ownSite,
  backend,
  guard,
}) => {
  // All pages are opened one after the other.
  test.slow();
  // Pictures in the records that do not exist.
  guard.expectConsole(/\/images\//);
  backend.setRecords({
    ...uglyRecords,
    projects: [
      ...uglyRecords.projects,
      {
        id: '"><script>alert(1)</script>',
        name: '</script><script>alert(1)</script>',
        image: '"onerror="alert(1)',
        description: '<svg onload=alert(1)>',
        // NUL and an unpaired surrogate, which no document can contain.
        location: '\u2028<!--<script>\0Al\uD800 Furjan',
        type: 'Fresh Finds',
        agent: { name: '<img src=x onerror=alert(1)>', phone: 'javascript:alert(1)' },
        developer: { name: '../..//evil.example', logo: 'https://evil.example/a.svg' },
      },
    ],
    blogs: [
      {
        id: 1,
        heading: 'Buying off plan',
        description: '<svg onload=alert(1)>',
        created_at: '\u2028soon',
        likes: '<b>9</b>',
        details: [
          {
            sub_heading: ['<script>'],
            images: 'javascript:alert(1), media/blog/keys.png',
            paragraph: '<p onclick=alert(1)>Words',
          },
        ],
        comments: [{ id: '1"onload="alert(1)', comment: '<img src=x onerror=alert(1)>', user: 'javascript:alert(1)' }],
        reply: 'none',
      },
      ...uglyRecords.blogs,
    ],
  });
  page.on('dialog', () => expect('a script of the backend').toBe('never run'));
  await ownSite.start();
  for (const { path, heading } of wiredPages.filter((page) => showsRecords.includes(page.path))) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/could not (be loaded|load)/);
    await expectHydrated(page);
    const hostile = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => /^on/.test(name) || /^\s*(javascript|data):|^(https?:)?\/\/evil/i.test(value))
          .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
      ),
    );
    expect(hostile, path).toEqual([]);
  }
});
