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

test('a form that another site sends with a visitor’s browser is refused', async () => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: site.origin, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    const response = await post('subscribe', email, headers);
    expect([headers, response.status]).toEqual([headers, 403]);
    expect(await response.text()).toContain('We could not send your form');
  }
  expect(site.backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a form returns to a page of this site, for any Referer', async () => {
  const locationOf = async (referer: string) =>
    (await post('subscribe', email, { origin: site.origin, referer })).headers.get('location');
  expect(await locationOf(`${site.origin}/blog?page=2`)).toBe('/blog?page=2&posted=subscribe&sent=1#subscribe');
  expect(await locationOf(`${site.origin}//evil.example/x`)).toBe('/evil.example/x?posted=subscribe&sent=1#subscribe');
  expect(await locationOf(`${site.origin}/\\evil.example/x`)).not.toMatch(/^\/[/\\]/);
  expect(await locationOf('https://evil.example/x')).toBe('/?posted=subscribe&sent=1#subscribe');
});

test('the value of the hidden field for bots is passed to the backend', async () => {
  await post('subscribe', { ...email, leave_empty: 'http://spam.example' }, { origin: site.origin });
  const [sent] = site.backend.requests.filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...email, source: 'web_form', leave_empty: 'http://spam.example' });
});

test('a second press before the response sends the same lead under the same key', async () => {
  await Promise.all([1, 2].map(() => post('subscribe', email, { origin: site.origin })));
  await post('subscribe', { email: 'other@example.com' }, { origin: site.origin });
  const keys = site.backend.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an incomplete form is shown with errors at its fields, and without a message of failure', async () => {
  const response = await post('super-agent', {}, { origin: site.origin, referer: `${site.origin}/?mend=1&draft=old` });
  const location = response.headers.get('location') ?? '';
  expect(location).toMatch(/^\/\?posted=super-agent&sent=0&mend=1&draft=[\w-]{22}#super-agent$/);
  const html = await (await fetch(site.origin + location)).text();
  expect(html).toMatch(/<li data-field="phone"><a href="#super-agent-phone">Phone number is required<\/a>/);
  expect(html).toMatch(/id="super-agent-phone-error">Phone number is required<\/p>/);
  expect(html).toMatch(/<input[^>]* aria-invalid="true" aria-describedby="super-agent-phone-error /);
  expect(html).not.toContain('Failed to submit');
  expect(site.backend.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});
