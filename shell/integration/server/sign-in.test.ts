import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();
beforeEach(() => site.start({ ANSWERS_MAX_AGE: '60000' }));

const dialog = '/blog?dialog=sign-in';

async function open(address: string, cookie?: string) {
  const response = await fetch(site.origin + address, cookie === undefined ? {} : { headers: { cookie } });
  const [section = ''] = /<section data-dialog-in-page.*?<\/section>/s.exec(await response.text()) ?? [];
  return { section, cached: response.headers.get('cache-control') };
}

const post = (form: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.origin}/forms/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.origin, referer: site.origin + dialog, accept: 'text/html', ...headers },
    redirect: 'manual',
  });

/** The target of a redirect, and its page. */
async function follow(response: Response, cookie?: string) {
  const location = response.headers.get('location') ?? '';
  return { location, ...(await open(location, cookie)) };
}

test('without script an e-mail address leads to the form for its code, which has the address, unlike the address bar', async () => {
  const first = await open(dialog);
  expect(first.section).toMatch(/<form id="sign-in"[^>]* action="\/forms\/sign-in" method="post"/);
  const { location, section, cached } = await follow(await post('sign-in', { email: 'ana@example.com' }));
  expect(location).toMatch(/^\/blog\?dialog=sign-in&posted=sign-in&sent=1&draft=[\w-]{22}#sign-in$/);
  expect(section).toMatch(/<form id="sign-in-code"[^>]* action="\/forms\/sign-in-code" method="post"/);
  expect(section).toMatch(/<input [^>]*name="email"[^>]* value="ana@example.com"/);
  expect(section).toMatch(/<input type="hidden" name="sent-at" value="\d{13}"/);
  expect(cached).toBe('no-store');
});

test('an error is shown at its field, with the typed value', async () => {
  const address = await follow(await post('sign-in', { email: 'ana@' }));
  const [field = ''] = /<input [^>]*name="email"[^>]*>/.exec(address.section) ?? [];
  expect(field).toContain(' value="ana@"');
  expect(field).toContain(' aria-invalid="true" aria-describedby="sign-in-email-error"');
  expect(address.section).toMatch(/id="sign-in-email-error">Enter an email address like/);

  site.backend.behave({ kind: 'status', status: 400 }, '/api/verify-user-otp');
  const typed = { email: 'ana@example.com', otp: '419025', 'sent-at': String(Date.now() - 600_000) };
  const { section } = await follow(await post('sign-in-code', typed));
  expect(section).toMatch(/id="sign-in-otp-error">That code has expired/);
  for (const value of ['ana@example.com', '419025', typed['sent-at']]) expect(section).toContain(` value="${value}"`);
});

test('the session is requested with the visitor’s own cookies each time, and is not cached', async () => {
  site.backend.behave({ kind: 'body', body: { data: null } }, '/api/session');
  expect((await open(dialog)).section).toContain('id="sign-in"');
  site.backend.behave({ kind: 'body', body: { data: { id: 7, name: 'Ana' } } }, '/api/session');
  const { section, cached } = await open(dialog, 'session=abc');
  expect(section).toContain('Signed in as Ana.');
  expect(section).toMatch(/<form id="sign-out"[^>]* action="\/forms\/sign-out" method="post"/);
  expect(cached).toBe('no-store');
  site.backend.behave({ kind: 'body', body: { data: null } }, '/api/session');
  expect((await open(dialog)).section).toContain('id="sign-in"');
  const requested = site.backend.requests.filter(({ path }) => path === '/api/session');
  expect(requested.map(({ headers }) => headers.cookie)).toEqual([undefined, 'session=abc', undefined]);
});

test('signing out ends the session of the browser', async () => {
  await post('sign-out', {}, { cookie: 'session=abc' });
  const [ended] = site.backend.requests.filter(({ path }) => path === '/api/sign-out');
  expect(ended?.headers.cookie).toBe('session=abc');
  const { section } = await open(`${dialog}&posted=sign-out&sent=1`);
  expect(section).toContain('You are signed out.');
});

test('another site can neither sign a visitor in nor out', async () => {
  for (const form of ['sign-in', 'sign-in-code', 'sign-out']) {
    const response = await post(form, { email: 'ana@example.com', otp: '419025' }, { origin: 'https://evil.example' });
    expect([form, response.status]).toEqual([form, 403]);
  }
  expect(site.backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
