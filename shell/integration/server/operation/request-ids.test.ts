import { appendToServer, publishAltered } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

const ask = (path: string, id?: string) =>
  fetch(site.origin + path, { headers: id === undefined ? {} : { 'x-request-id': id } });
const idsAtBackend = (under: string) =>
  new Set(
    site.backend.requests.filter(({ path }) => path.startsWith(under)).map(({ headers }) => headers['x-request-id']),
  );

test('a request has one id: the proxy’s, the answer’s, and that of every call of the backend for it', async () => {
  await site.start({ ANSWERS_MAX_AGE: '0' });
  const answer = await ask('/properties/', 'from-the-proxy-1');
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy-1');
  expect(idsAtBackend('/api/')).toEqual(new Set(['from-the-proxy-1']));
});

test('what the browser asks of the backend has one as well', async () => {
  await site.start({ ANSWERS_MAX_AGE: '0' });
  const answer = await ask('/api/session', 'from-the-proxy-2');
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy-2');
  expect(idsAtBackend('/api/session')).toEqual(new Set(['from-the-proxy-2']));
});

test('without a proxy each request gets an id of its own, whatever its sender says', async () => {
  await site.startFresh({ TRUST_PROXY: 'none' });
  const ids = await Promise.all(
    ['visitor-1234', undefined, undefined].map(async (id) => (await ask('/about', id)).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('the line that tells of a failure names the request', async () => {
  const code =
    "module.exports = { route: { ...module.exports.route, loader: async () => { throw new Error('x'); } } };";
  await publishAltered(site.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
  await site.start({ ANSWERS_MAX_AGE: '0' });
  await (await ask('/career', 'failing-request-3')).text();
  const line = site
    .said()
    .split('\n')
    .find((each) => each.includes('mfe-tools ./pages/career failed'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: 'failing-request-3' });
});
