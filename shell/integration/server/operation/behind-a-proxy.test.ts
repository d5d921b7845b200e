import { visitorHeader, withNginx } from '../../support/processes/nginx';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

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

test('behind nginx each visitor is one of their own to the backend, by script and without', async () => {
  await site.start();
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

test('a site that trusts nobody believes no header of a stranger', async () => {
  await site.start({ TRUST_PROXY: 'none' });
  await sendLead(site.origin, '203.0.113.7');
  const [seen] = site.backend.requests.filter(({ path }) => path === '/api/contact');
  expect(seen?.headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  expect(seen?.headers['x-forwarded-proto']).toBe('http');
});

test('TRUST_PROXY that cannot be read is refused in one sentence', async () => {
  await expect(site.startFresh({ TRUST_PROXY: 'everybody' })).rejects.toThrow(
    'TRUST_PROXY must be "none", or addresses and networks separated by commas, not "everybody".',
  );
});
