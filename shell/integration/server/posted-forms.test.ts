import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();
beforeEach(() => site.start({ ANSWERS_MAX_AGE: '0' }));

const post = (form: string, fields: Readonly<Record<string, string>>, headers: Record<string, string>) =>
  fetch(`${site.origin}/forms/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

const email = { email: 'noura@example.com' };

test('a form that another site sends in a visitor’s name is refused', async () => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: site.origin, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    const answer = await post('subscribe', email, headers);
    expect([headers, answer.status]).toEqual([headers, 403]);
    expect(await answer.text()).toContain('This form was not sent');
  }
  expect(site.backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a form goes back to a page of ours, whatever the Referer says', async () => {
  const locationOf = async (referer: string) =>
    (await post('subscribe', email, { origin: site.origin, referer })).headers.get('location');
  expect(await locationOf(`${site.origin}/blog?page=2`)).toBe('/blog?page=2&posted=subscribe&sent=1#subscribe');
  expect(await locationOf(`${site.origin}//evil.example/x`)).toBe('/evil.example/x?posted=subscribe&sent=1#subscribe');
  expect(await locationOf(`${site.origin}/\\evil.example/x`)).not.toMatch(/^\/[/\\]/);
  expect(await locationOf('https://evil.example/x')).toBe('/?posted=subscribe&sent=1#subscribe');
});

test('what a machine writes into the field that nobody sees goes along, for the backend to judge', async () => {
  await post('subscribe', { ...email, website: 'http://spam.example' }, { origin: site.origin });
  const [sent] = site.backend.requests.filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...email, source: 'web_form', website: 'http://spam.example' });
});

test('a second press while nothing seems to happen sends the same lead under the same key', async () => {
  await Promise.all([1, 2].map(() => post('subscribe', email, { origin: site.origin })));
  await post('subscribe', { email: 'other@example.com' }, { origin: site.origin });
  const keys = site.backend.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a form that lacks something comes back with what is missing at its fields, and is not said to have failed', async () => {
  const answer = await post('super-agent', {}, { origin: site.origin, referer: `${site.origin}/?mend=1&draft=old` });
  const location = answer.headers.get('location') ?? '';
  expect(location).toMatch(/^\/\?posted=super-agent&sent=0&mend=1&draft=[\w-]{22}#super-agent$/);
  const html = await (await fetch(site.origin + location)).text();
  expect(html).toMatch(/<li data-field="phone"><a href="#super-agent-phone">Phone number is required<\/a>/);
  expect(html).toMatch(/id="super-agent-phone-error">Phone number is required<\/p>/);
  expect(html).toMatch(/<input[^>]* aria-invalid="true" aria-describedby="super-agent-phone-error /);
  expect(html).not.toContain('Failed to submit');
  expect(site.backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('of two hundred forms a second from one network twenty are taken, the others are led back with what was typed, and a stranger’s is taken', async () => {
  await site.startFresh({ TRUST_PROXY: 'loopback' });
  // What lacks something asks nothing of the backend, which limits leads by itself.
  const press = (address: string, fields: Readonly<Record<string, string>>) =>
    post('subscribe', fields, {
      origin: site.origin,
      referer: `${site.origin}/faq/`,
      accept: 'text/html',
      'x-forwarded-for': address,
    });
  const began = performance.now();
  const flood = Promise.all(
    Array.from({ length: 200 }, (_, place) => press('203.0.113.7', { email: `noura "${place}` })),
  );
  const stranger = await press('198.51.100.8', email);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/faq/?posted=subscribe&sent=1#subscribe']);
  const answers = await flood;
  // While it lasts one more is given back every three seconds.
  const givenBack = Math.ceil((performance.now() - began) / 3_000);
  const taken = answers.filter(({ status }) => status === 303).length;
  expect(taken).toBeGreaterThanOrEqual(20);
  expect(taken).toBeLessThanOrEqual(20 + givenBack);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(200 - taken);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

  const pages = await Promise.all(refused.map((answer) => answer.text()));
  const [led = ''] = pages.flatMap((html) => /content="0; url=([^"]+)"/.exec(html)?.[1] ?? []);
  const back = await fetch(site.origin + led.replaceAll('&amp;', '&'));
  const html = await back.text();
  expect(back.status).toBe(200);
  expect(html).toMatch(/<input[^>]* name="email"[^>]* value="noura &quot;\d+"/);
  expect(html.match(/Your network has sent many forms just now/g)).toHaveLength(1);
  expect(html).not.toContain('Failed to submit');
});
