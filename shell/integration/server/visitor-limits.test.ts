import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();
beforeEach(() => site.start({ TRUST_PROXY: 'loopback' }));

/** Sends a request as a proxy on this machine does for a visitor with an address. */
const ask = (address: string, path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, {
    ...init,
    headers: { ...init.headers, 'x-forwarded-for': address, connection: 'close' },
    redirect: 'manual',
  });
const greedy = '203.0.113.7';
const other = '198.51.100.8';

test('a network above its limit gets no further uncached page, and all else as before; no other network is limited @ci', async () => {
  // The first page waits for the code of the remotes, whose time counts for no visitor.
  await ask('192.0.2.1', '/');
  expect((await ask(other, '/')).status).toBe(200);
  // Pages are charged for their duration; none of these articles exists.
  site.backend.behave({ kind: 'slow', delayMs: 700 }, '/api/blogs');
  const page = (id: number) => `/blog-details/${id}`;
  let response = await ask(greedy, page(101));
  for (let id = 102; response.status === 404 && id < 120; id += 1) response = await ask(greedy, page(id));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toContain('<h1');

  expect((await ask(greedy, '/')).status).toBe(200);
  const lead = await ask(greedy, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ email: 'noura@example.com', source: 'web_form' }),
  });
  expect(lead.status).toBeLessThan(300);
  expect((await ask(other, page(100))).status).toBe(404);
});

test('of two hundred forms a second from one network twenty are accepted, the others return with the typed text, and a form of another network is accepted', async () => {
  // An incomplete form makes no call of the backend, which has a limit of its own for leads.
  const press = (address: string, fields: Readonly<Record<string, string>>) =>
    ask(address, '/forms/subscribe', {
      method: 'POST',
      headers: { origin: site.origin, referer: `${site.origin}/faq/`, accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
  const began = performance.now();
  const flood = Promise.all(
    Array.from({ length: 200 }, (_, place) => press('203.0.113.77', { email: `noura "${place}` })),
  );
  const stranger = await press('198.51.100.88', { email: 'noura@example.com' });
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/faq/?posted=subscribe&sent=1#subscribe']);
  const responses = await flood;
  // Meanwhile one more is allowed every three seconds.
  const givenBack = Math.ceil((performance.now() - began) / 3_000);
  const taken = responses.filter(({ status }) => status === 303).length;
  expect(taken).toBeGreaterThanOrEqual(20);
  expect(taken).toBeLessThanOrEqual(20 + givenBack);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(200 - taken);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

  const pages = await Promise.all(refused.map((response) => response.text()));
  const [led = ''] = pages.flatMap((html) => /content="0; url=([^"]+)"/.exec(html)?.[1] ?? []);
  const back = await fetch(site.origin + led.replaceAll('&amp;', '&'));
  const html = await back.text();
  expect(back.status).toBe(200);
  expect(html).toMatch(/<input[^>]* name="email"[^>]* value="noura &quot;\d+"/);
  expect(html.match(/Too many forms from your network/g)).toHaveLength(1);
  expect(html).not.toContain('Failed to submit');
});
