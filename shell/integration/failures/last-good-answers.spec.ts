import type { Behaviour } from '@iwan/shared/testing/plain-backend';
import { expect, test } from '../support/own-site';

const nonsense: readonly { readonly what: string; readonly behaviour: Behaviour }[] = [
  { what: 'a web page', behaviour: { kind: 'html' } },
  { what: 'half of a list', behaviour: { kind: 'stall' } },
  { what: 'something else', behaviour: { kind: 'body', body: { data: 7, blogs: 'none' } } },
  { what: '503', behaviour: { kind: 'status', status: 503 } },
  { what: 'nothing', behaviour: { kind: 'drop' } },
];

for (const { what, behaviour } of nonsense) {
  test(`a backend that answers ${what} after a good answer is not missed, by a page or by a click`, async ({
    page,
    ownSite,
    backend,
  }) => {
    // So that every page asks anew.
    const server = await ownSite.start({ ANSWERS_MAX_AGE: '0' });
    await page.goto('/blog');
    const list = async () => {
      const answer = await fetch(`${ownSite.origin}/developers/`);
      return { status: answer.status, isThere: (await answer.text()).includes('Marensand Developments') };
    };
    expect(await list()).toEqual({ status: 200, isThere: true });
    backend.behave(behaviour, '/api/');
    for (let visit = 0; visit < 3; visit += 1) expect(await list()).toEqual({ status: 200, isThere: true });
    await page.getByRole('banner').getByRole('link', { name: 'Developers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText('Marensand Developments');
    expect(server.output().match(/The backend does not answer as it should/g)).toHaveLength(1);
    expect(server.output()).not.toMatch(/^\s+at /m);
  });
}

test('a backend of eight seconds is waited for once, and served from then on', async ({ ownSite, backend }) => {
  test.setTimeout(60_000);
  backend.behave({ kind: 'slow', delayMs: 8000 }, '/api/developerapi');
  await ownSite.start();
  const ask = async () => {
    const asked = Date.now();
    const { status } = await fetch(`${ownSite.origin}/developers/`);
    return { status, milliseconds: Date.now() - asked };
  };
  expect((await ask()).status).toBe(503);
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200);
  // Longer than an answer is as good as new: the next one is fetched behind the page.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const next = await ask();
  expect(next.status).toBe(200);
  expect(next.milliseconds).toBeLessThan(2000);
});

test('a plain backend is asked for its whole list once, however many projects are invented', async ({
  ownSite,
  backend,
}) => {
  await ownSite.start();
  await fetch(`${ownSite.origin}/properties/`);
  const wholeLists = () => backend.requests.filter(({ path }) => path === '/api/projectapi').length;
  const before = wholeLists();
  for (let count = 0; count < 60; count += 1) await fetch(`${ownSite.origin}/a-properties/invented-${count}`);
  expect(wholeLists() - before).toBeLessThan(10);
});
