import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from '../../support/send-request';
import { providePlainSite } from '../testing/plain-site';

// A site with no trusted proxy, no beacon and no token: the features that settings disable.
const site = providePlainSite();
beforeEach(() => site.start({ TRUST_PROXY: 'none', BEACON_SAMPLE: '0', ANSWERS_MAX_AGE: '0' }));

test('a site without a trusted proxy ignores forwarded headers', async () => {
  const lead = { email: 'noura@example.com', source: 'web_form' };
  await fetch(`${site.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' },
    body: JSON.stringify(lead),
  });
  const [seen] = site.backend.requests.filter(({ path }) => path === '/api/contact');
  expect(seen?.headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  expect(seen?.headers['x-forwarded-proto']).toBe('http');
});

test('without a proxy each request gets a new id, whatever id its sender gives', async () => {
  const idFor = async (headers: Readonly<Record<string, string>>) =>
    (await sendRequest(`${site.origin}/about`, headers)).headers['x-request-id'];
  const ids = await Promise.all([{ 'x-request-id': 'visitor-1234' }, {}, {}].map(idFor));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('with the beacon disabled no document has its settings', async () => {
  const html = (await sendRequest(`${site.origin}/`)).body.toString();
  expect(html).toContain('<script type="application/json" id="boot">');
  expect(html).not.toContain('"beacon":');
});

test('without a token there are no metrics, no status page and no rollback', async () => {
  const { version } = JSON.parse(await readFile(join(site.store, 'mfe-blog', 'current.json'), 'utf8'));
  const post = async (path: string, fields: Readonly<Record<string, string>>) =>
    (await fetch(`${site.origin}/__status/${path}`, { method: 'POST', body: new URLSearchParams(fields) })).status;
  expect((await sendRequest(`${site.origin}/__metrics`)).status).toBe(404);
  expect((await sendRequest(`${site.origin}/__status`)).status).toBe(404);
  expect(await post('sign-in', { token: '' })).toBe(404);
  expect(await post('roll-back', { token: '', name: 'mfe-blog', from: version })).toBe(404);
});
