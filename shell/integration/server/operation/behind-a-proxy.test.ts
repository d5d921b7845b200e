import { visitorHeader, withNginx } from '../../support/processes/nginx';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();
beforeEach(() => site.start({ ANSWERS_MAX_AGE: '0' }));

const lead = { email: 'noura@example.com', source: 'web_form' };

const sendLead = (origin: string, visitor: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [visitorHeader]: visitor, 'x-forwarded-for': '6.6.6.6' },
    body: JSON.stringify(lead),
  });

const sendForm = (origin: string, visitor: string) =>
  fetch(`${origin}/forms/subscribe`, {
    method: 'POST',
    headers: { [visitorHeader]: visitor, origin: 'https://iwan.example', referer: 'https://iwan.example/career' },
    body: new URLSearchParams({ email: 'noura@example.com' }),
    redirect: 'manual',
  });

test('behind nginx the backend sees the address of each visitor, with script and without', async () => {
  await withNginx(site.origin, async (origin) => {
    expect((await sendLead(origin, '203.0.113.7')).status).toBe(200);
    expect((await sendForm(origin, '203.0.113.8')).headers.get('location')).toBe(
      '/career?posted=subscribe&sent=1#subscribe',
    );
  });
  const seen = site.backend.requests
    .filter(({ path }) => path === '/api/contact')
    .map(({ headers }) => [headers['x-forwarded-for'], headers['x-forwarded-proto'], headers['x-forwarded-host']]);
  expect(seen).toEqual([
    ['203.0.113.7', 'https', 'iwan.example'],
    ['203.0.113.8', 'https', 'iwan.example'],
  ]);
});

const ask = (path: string, id?: string) =>
  fetch(site.origin + path, { headers: id === undefined ? {} : { 'x-request-id': id } });
const idsAtBackend = (under: string) =>
  new Set(
    site.backend.requests.filter(({ path }) => path.startsWith(under)).map(({ headers }) => headers['x-request-id']),
  );

test('a request has one id: in the proxy, in the response, and in every call of the backend for it', async () => {
  const response = await ask('/properties/', 'from-the-proxy-1');
  expect(response.headers.get('x-request-id')).toBe('from-the-proxy-1');
  expect(idsAtBackend('/api/')).toEqual(new Set(['from-the-proxy-1']));
});

test('calls of the browser to the backend have one as well', async () => {
  const response = await ask('/api/session', 'from-the-proxy-2');
  await response.text();
  expect(response.headers.get('x-request-id')).toBe('from-the-proxy-2');
  expect(idsAtBackend('/api/session')).toEqual(new Set(['from-the-proxy-2']));
});

test('the log line of a failure has the id of the request', async () => {
  const code =
    "module.exports = { route: { ...module.exports.route, loader: async () => { throw new Error('x'); } } };";
  await publishAltered(site.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
  await (await ask('/career', 'failing-request-3')).text();
  const line = site
    .output()
    .split('\n')
    .find((each) => each.includes('mfe-tools ./pages/career failed'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: 'failing-request-3' });
});
