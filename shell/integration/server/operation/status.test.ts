import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();
const token = 'a-token-of-the-tests';
const opened = { STATUS_TOKEN: token };

const ask = (headers: Readonly<Record<string, string>> = {}, path = '') =>
  fetch(`${site.origin}/__status${path}`, { headers, redirect: 'manual' });
const post = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.origin}/__status/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const signedIn = { authorization: `Bearer ${token}` };
const liveVersion = async (name: string) =>
  JSON.parse(await readFile(join(site.store, name, 'current.json'), 'utf8')).version as string;

test('the status page shows the releases after signing in with the token, and requires it otherwise', async () => {
  await site.start(opened);
  const before = await ask();
  const form = await before.text();
  expect([before.status, form.includes('type="password"'), form.includes('mfe-listings')]).toEqual([401, true, false]);
  const wrong = await post('sign-in', { token: 'wrong' });
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
  const right = await post('sign-in', { token });
  expect([right.status, right.headers.get('location')]).toEqual([303, '/__status']);
  const setCookie = right.headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(/; Path=\/__status; HttpOnly; SameSite=Strict; Max-Age=28800$/);
  const page = await ask({ cookie: setCookie.split(';')[0] ?? '' });
  const html = await page.text();
  expect(page.status).toBe(200);
  for (const name of ['shell', 'mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools'])
    expect(html).toContain(`>${name}</h2>`);
  expect(html).toContain(await liveVersion('mfe-blog'));
});

test('the status page runs no script, is not cached and cannot be framed', async () => {
  await site.start(opened);
  const page = await ask(signedIn);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(await page.text()).not.toMatch(/<script| style="| on\w+="/);
});

test('a remote is rolled back with the token, and the next document shows the previous release', async () => {
  await site.start(opened);
  const first = await liveVersion('mfe-blog');
  await publishAltered(site.store, 'mfe-blog', (dist) => appendToServer(dist, './pages/blog', ';'));
  const second = await liveVersion('mfe-blog');
  expect(second).not.toBe(first);
  expect(await (await ask(signedIn)).text()).toContain(`Roll mfe-blog back to ${first}`);
  for (const [fields, status] of [
    [{ token: 'wrong', name: 'mfe-blog', from: second }, 401],
    [{ token, name: 'mfe-blog', from: first }, 409],
    [{ token, name: '../mfe-blog', from: second }, 404],
    [{ token, name: 'mfe-invented', from: second }, 404],
  ] as const) {
    expect([fields, (await post('roll-back', fields)).status]).toEqual([fields, status]);
    expect(await liveVersion('mfe-blog')).toBe(second);
  }
  const done = await post('roll-back', { token, name: 'mfe-blog', from: second });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/__status?rolledBack=mfe-blog']);
  expect(await liveVersion('mfe-blog')).toBe(first);
  expect(await (await fetch(`${site.origin}/blog`)).text()).toContain(`"version":"${first}"`);
});

test('the status page lists the caches, and empties one without the others', async () => {
  await site.startFresh(opened);
  const rowOf = async (name: string) =>
    new RegExp(`<th scope="row">${name}</th><td>(\\d+)</td>`).exec(await (await ask(signedIn)).text())?.[1];
  for (const name of ['Documents', 'HTML of parts', 'Data of loaders', 'Responses of the backend']) {
    // A document of its own for each, since data of loaders expire after seconds.
    await fetch(`${site.origin}/blog?sent=${encodeURIComponent(name)}`);
    expect([name, Number(await rowOf(name)) > 0]).toEqual([name, true]);
  }
  expect((await post('empty', { name: 'parts' })).status).toBe(401);
  expect((await post('empty', { name: 'invented' }, signedIn)).status).toBe(404);
  const done = await post('empty', { name: 'parts' }, signedIn);
  expect([done.status, done.headers.get('location')]).toEqual([303, '/__status']);
  expect([await rowOf('HTML of parts'), Number(await rowOf('Documents')) > 0]).toEqual(['0', true]);
});

test('a page of another site cannot roll back, even with the token', async () => {
  await site.start(opened);
  const from = await liveVersion('mfe-blog');
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post('roll-back', { token, name: 'mfe-blog', from }, headers)).status).toBe(403);
});

test('a network that guesses tokens is refused after five tries a minute; others are not', async () => {
  await site.start(opened);
  const guess = (address: string, token: string) => post('sign-in', { token }, { 'x-forwarded-for': address });
  const statuses: number[] = [];
  for (let number = 0; number < 20; number += 1) statuses.push((await guess('192.0.2.9', `guess-${number}`)).status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
  expect(statuses.slice(6).every((status) => status === 429)).toBe(true);
  expect((await guess('192.0.2.9', token)).status).toBe(429);
  expect((await guess('192.0.2.10', token)).status).toBe(303);
});

test('the status page shows who has published a release, when and why, as text', async () => {
  await site.start(opened);
  const version = await liveVersion('mfe-blog');
  await mkdir(join(site.store, 'mfe-blog', '.published'), { recursive: true });
  const written = {
    at: '2026-11-25T10:00:00.000Z',
    by: 'Ana <b>',
    message: '<script>alert(1)</script> Shorter titles',
  };
  await writeFile(join(site.store, 'mfe-blog', '.published', `${version}.json`), JSON.stringify(written));
  const html = await (await ask(signedIn)).text();
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Shorter titles');
  expect(html).toContain('Ana &lt;b&gt;, 2026-11-25 10:00 UTC');
});
