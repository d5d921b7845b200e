import type { Behaviour } from '@iwan/shared/testing/plain-backend';
import { uglyRecords } from '@iwan/shared/testing/plain-records';
import { expectHydrated } from '../support/expect-hydrated';
import { expect, test } from '../support/own-site';
import { wiredPages } from '../support/pages';

/** The longest that a document may take, whatever the backend does, in milliseconds. */
const timeLimit = 6000;

test('a backend that takes a second and a half costs that, and no block', async ({ page, ownSite, backend }) => {
  backend.behave({ kind: 'slow', delayMs: 1500 }, '/api/');
  await ownSite.start();
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page.locator('main')).not.toContainText('Error:');
  await expect(page.locator('main').getByRole('link', { name: 'Harbour Gate', exact: true }).first()).toBeVisible();
});

test('a backend that is slower than the server waits for is waited for in the browser', async ({
  page,
  ownSite,
  backend,
  guard,
}) => {
  guard.expectConsole(/^console info: \[iwan\] mfe-/);
  backend.behave({ kind: 'slow', delayMs: 3500 }, '/api/');
  await ownSite.start();
  const asked = Date.now();
  const html = await (await fetch(`${ownSite.origin}/`)).text();
  expect(Date.now() - asked).toBeLessThan(timeLimit);
  expect(html.match(/Error: The server could not be reached/g)).toHaveLength(5);
  await page.goto('/');
  await expect(page.locator('main').getByRole('link', { name: 'Harbour Gate', exact: true }).first()).toBeVisible();
});

test('results that are late keep what was asked for, and are there on the next request', async ({
  ownSite,
  backend,
}) => {
  backend.behave({ kind: 'slow', delayMs: 3500 }, '/api/');
  await ownSite.start();
  const ask = async () => {
    const answer = await fetch(`${ownSite.origin}/filter-property?unit=2BR`);
    return { status: answer.status, html: await answer.text() };
  };
  const late = await ask();
  expect(late.status).toBe(503);
  for (const words of ['Error: The server could not be reached', 'Try again', '2BR'])
    expect(late.html).toContain(words);
  await expect.poll(async () => (await ask()).status, { timeout: timeLimit }).toBe(200);
});

const failures: readonly { what: string; behaviour: Behaviour }[] = [
  { what: 'is down', behaviour: { kind: 'drop' } },
  { what: 'answers 500', behaviour: { kind: 'status', status: 500 } },
  { what: 'answers 404', behaviour: { kind: 'status', status: 404 } },
  { what: 'never answers', behaviour: { kind: 'hang' } },
  { what: 'stops in the midst of its answer', behaviour: { kind: 'stall' } },
  { what: 'answers with a web page', behaviour: { kind: 'html' } },
  { what: 'answers with something else', behaviour: { kind: 'body', body: { data: 7, blogs: 'none' } } },
];

for (const { what, behaviour } of failures) {
  test(`each block says so when the backend ${what}, and the page around it stands`, async ({ ownSite, backend }) => {
    backend.behave(behaviour, '/api/');
    await ownSite.start();
    const ask = async (path: string) => {
      const asked = Date.now();
      const answer = await fetch(ownSite.origin + path);
      const html = await answer.text();
      expect(Date.now() - asked, `${path} in time`).toBeLessThan(timeLimit);
      for (const words of ['Join Us', 'Palm Jumeirah', 'Subscribe']) expect(html.includes(words), words).toBe(true);
      return { status: answer.status, html };
    };
    const home = await ask('/');
    expect(home.status).toBe(200);
    expect(home.html.match(/Error: [A-Z]/g)).toHaveLength(5);
    expect(home.html.includes('Get in touch')).toBe(true);
    for (const path of ['/properties/', '/developers/', '/blog']) {
      const { status, html } = await ask(path);
      expect(status, path).toBe(503);
      expect(html.includes('Try again'), path).toBe(true);
    }
    expect((await ask('/career')).status).toBe(200);
  });
}

test('what the backend kept back comes on Try again', async ({ page, ownSite, backend, guard }) => {
  guard.expectConsole(/^console info: \[iwan\]/, /status of 50\d/, /^status 50\d/);
  backend.behave({ kind: 'status', status: 500 }, '/api/');
  await ownSite.start();
  await page.goto('/developers/');
  await expect(page.getByRole('heading', { level: 1, name: 'Error: Network response was not ok' })).toBeVisible();
  backend.behave({ kind: 'answer' }, '/api/');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
});

test('a backend that goes down after a good answer is not missed', async ({ ownSite, backend }) => {
  await ownSite.start();
  const ask = async () => (await fetch(`${ownSite.origin}/properties/`)).status;
  expect(await ask()).toBe(200);
  backend.behave({ kind: 'drop' });
  expect(await ask()).toBe(200);
});

test('a backend that lies breaks no page and runs no script', async ({ page, ownSite, backend, guard }) => {
  // Pictures that the records name and nobody has.
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
        // NUL and half a pair of surrogates: no document can carry them.
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
  for (const { path, heading } of wiredPages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('could not be loaded');
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

test('the browser reaches the backend through the site, and hears of its failure', async ({ ownSite, backend }) => {
  await ownSite.start();
  const answer = await fetch(`${ownSite.origin}/api/developerapi`);
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(5);
  backend.behave({ kind: 'drop' });
  expect((await fetch(`${ownSite.origin}/api/agentapi`)).status).toBe(502);
});
