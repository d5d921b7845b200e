import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();

/** Asks as a proxy on this machine does for a visitor at an address. */
const ask = (address: string, path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, {
    ...init,
    headers: { ...init.headers, 'x-forwarded-for': address, connection: 'close' },
    redirect: 'manual',
  });
const greedy = '203.0.113.7';
const other = '198.51.100.8';

test('a network that has spent its share gets no further new page, and all else as before; nobody else is told to wait', async () => {
  await site.startFresh({ TRUST_PROXY: 'loopback' });
  expect((await ask(other, '/')).status).toBe(200);
  // Pages are charged for the time that they are under way; of these articles none is there.
  site.backend.behave({ kind: 'slow', delayMs: 700 }, '/api/blogs');
  const page = (id: number) => `/blog-details/${id}`;
  let answer = await ask(greedy, page(101));
  for (let id = 102; answer.status === 404 && id < 120; id += 1) answer = await ask(greedy, page(id));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toContain('<h1');

  expect((await ask(greedy, '/')).status).toBe(200);
  const lead = await ask(greedy, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ email: 'noura@example.com', source: 'web_form' }),
  });
  expect(lead.status).toBeLessThan(300);
  expect((await ask(other, page(100))).status).toBe(404);
});
