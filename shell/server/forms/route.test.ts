import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ActionArguments, ActionResult } from '@iwan/shared/contracts/module';
import { largestAttachment } from '@iwan/shared/domain/contact/attachment';
import { readPostedForm } from '@iwan/shared/forms/posted-form';
import fastify, { type FastifyInstance } from 'fastify';
import type { ComposedForms } from '../../src/composition/composition';
import { callTable } from '../data/calls/call-table';
import type { Site } from '../release/composed-site';
import { ActionLimit } from '../request/visitors/action-limit';
import { FormDrafts } from './form-drafts';
import { formsRoute } from './route';

let app: FastifyInstance;
let drafts: FormDrafts;
/** What has arrived at the backend, and what it answers instead where it does not take it. */
let sent: { readonly body: unknown; readonly key: string | undefined }[];
let failure: Error | null;
/** Which action was asked, with what, and what it does. */
let requested: { readonly taker: string; readonly args: ActionArguments }[];
let act: () => ActionResult | Promise<ActionResult>;
/** What the backend has set meanwhile. */
let sentCookies: (string | undefined)[];
let cookies: string[];

const http: Http = {
  get: async () => null,
  async send(_, _path, body, options) {
    if (failure) throw failure;
    sent.push({ body, key: options?.headers?.['Idempotency-Key'] });
  },
  report: () => {},
};

/** Who takes the form `order`, the one with the first right first. */
const takers = [
  { remote: 'mfe-tours', module: './pages/tour' },
  { remote: 'mfe-guides', module: './dialogs/order' },
  { remote: 'mfe-guides', module: './pages/guide' },
] as const;
const forms: ComposedForms = new Map([['order', takers]]);

/** A site of two remotes with `/guides/{id}` and `/tours/{id}`. */
function site(): Site {
  const page = (remote: string, module: string, pattern: string) => ({
    name: pattern,
    path: pattern,
    target: { kind: 'remote' as const, source: { remote, module, hydration: 'none' as const } },
  });
  const moduleOf = (taker: string) => ({
    action: async (args: ActionArguments) => {
      requested.push({ taker, args });
      return act();
    },
  });
  const modulesOf = (name: string) =>
    new Map(
      takers.filter(({ remote }) => remote === name).map(({ module }) => [module, moduleOf(`${name} ${module}`)]),
    );
  const routes = [
    page('mfe-guides', './pages/guide', '/guides/:id'),
    page('mfe-guides', './pages/list', '/guides'),
    page('mfe-tours', './pages/tour', '/tours/:id'),
  ];
  return {
    composition: { routes, slots: {}, dialogs: {}, addresses: {}, releases: {} },
    resources: [],
    calls: callTable([]),
    forms,
    ownForms: new Map([['/guides/:id', 'order']]),
    releases: new Map(['mfe-guides', 'mfe-tours'].map((name) => [name, { modules: modulesOf(name) }])) as never,
  };
}

beforeEach(async () => {
  [sent, requested, failure, drafts, cookies] = [[], [], null, new FormDrafts(), []];
  sentCookies = [];
  act = () => ({ kind: 'done' });
  app = fastify();
  const current = site();
  await app.register(formsRoute, {
    drafts,
    ownOrigin: 'http://site.example',
    siteOf: async () => current,
    httpFor: ({ headers }) => {
      sentCookies.push(headers.cookie);
      return { http, cookies };
    },
    limit: new ActionLimit(() => 0),
  });
});
afterEach(() => app.close());

interface Posting {
  readonly page?: string;
  readonly file?: File | undefined;
  readonly accept?: string;
  /** The network address of the sender; this machine's when left out. */
  readonly from?: string;
}

/** Posts as a browser does that runs no script. */
async function post(
  form: string,
  fields: Readonly<Record<string, string>>,
  { page = '/guides/7', file, accept = 'text/html', from = '127.0.0.1' }: Posting = {},
) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (file) data.append('file', file);
  const { headers, body } = new Request('http://site.example', { method: 'POST', body: data });
  return app.inject({
    method: 'POST',
    url: `/forms/${form}`,
    remoteAddress: from,
    headers: {
      accept,
      'content-type': headers.get('content-type') ?? '',
      host: 'site.example',
      origin: 'http://site.example',
      referer: `http://site.example${page}`,
    },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
}

/** The same, with the address that the browser is led back to, and the draft that lies there. */
async function postFor(...posting: Parameters<typeof post>) {
  const response = await post(...posting);
  const url = new URL(String(response.headers.location), 'http://site.example');
  return { status: response.statusCode, url, draft: drafts.of(url) };
}

const cv = (content: string | Uint8Array<ArrayBuffer> = '%PDF-1.7') =>
  new File([content], 'Résumé.pdf', { type: 'application/pdf' });

test('hands what was posted to the action of its page, and goes back there', async () => {
  const { status, url, draft } = await postFor('order', { name: 'Noura' }, { page: '/guides/7?tab=b', file: cv() });
  expect([status, url.pathname + url.search, url.hash]).toEqual([303, '/guides/7?tab=b&posted=order&sent=1', '#order']);
  expect(draft).toBeUndefined();
  const { taker, args } = requested[0] ?? {};
  expect([taker, args?.name, args?.params, args?.query.get('tab'), args?.locale]).toEqual([
    'mfe-guides ./pages/guide',
    'order',
    { id: '7' },
    'b',
    'en-AE',
  ]);
  expect(args?.form.get('name')).toBe('Noura');
  const file = args?.form.get('file') as File;
  expect([file.name, file.type, await file.text()]).toEqual(['Résumé.pdf', 'application/pdf', '%PDF-1.7']);
});

test.each([
  ['/guides/7', 'mfe-guides ./pages/guide'],
  ['/guides', 'mfe-guides ./dialogs/order'],
  ['/tours/1', 'mfe-tours ./pages/tour'],
  ['/elsewhere', 'mfe-tours ./pages/tour'],
])('a form of a name that several have, posted on %s, is taken by %s', async (page, taker) => {
  await post('order', {}, { page });
  expect(requested.map((each) => each.taker)).toEqual([taker]);
});

test('the same from the same visitor has one key, another content another one', async () => {
  for (const name of ['Noura', 'Noura', 'Zoë']) await post('order', { name });
  const [first, again, other] = requested.map(({ args }) => args.idempotencyKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([first === again, first === other]).toEqual([true, false]);
});

test('a second press has the key of the first across any full ten minutes, and a later one has not', async () => {
  const boundary = 10 * 60_000 * 3_000_000;
  const clock = jest.spyOn(Date, 'now');
  const watch = jest.spyOn(performance, 'now');
  for (const at of [-1000, 1000, 11 * 60_000]) {
    clock.mockReturnValue(boundary + at);
    watch.mockReturnValue(1_000_000 + at);
    await post('order', { name: 'Noura' });
  }
  jest.restoreAllMocks();
  const [first, again, later] = requested.map(({ args }) => args.idempotencyKey);
  expect([first === again, first === later]).toEqual([true, false]);
});

test('a page with its problems has what was typed, and asks for the file again', async () => {
  act = () => ({ kind: 'problems', problems: [{ field: 'name', sentence: 'Enter your name.' }] });
  const { url, draft } = await postFor('order', { name: '', note: 'x' }, { file: cv() });
  expect(readPostedForm(url.search)).toEqual({ form: 'order', outcome: 'to mend' });
  expect(draft?.problems).toEqual([
    { field: 'name', sentence: 'Enter your name.' },
    { field: 'file', sentence: 'Choose your file again.' },
  ]);
  expect(Object.fromEntries(draft?.fields ?? [])).toEqual({ name: '', note: 'x' });
});

test('a file that is larger than the backend takes is told without asking the action', async () => {
  const { url, draft } = await postFor('order', { name: 'Noura' }, { file: cv(new Uint8Array(largestAttachment + 1)) });
  expect(readPostedForm(url.search)?.outcome).toBe('to mend');
  expect(draft?.problems).toEqual([{ field: 'file', sentence: 'The file is larger than 5 MB. Choose a smaller one.' }]);
  expect(requested).toEqual([]);
});

test('the form of the next step has what the action says, and the address has none of it', async () => {
  act = () => ({ kind: 'done', next: { form: 'payment', fields: { email: 'noura@example.com' } } });
  const { url, draft } = await postFor('order', { email: ' noura@example.com', note: 'x' });
  expect(readPostedForm(url.search)).toEqual({ form: 'order', outcome: 'sent' });
  expect(draft).toEqual({ form: 'payment', fields: [['email', 'noura@example.com']], problems: [] });
  expect(url.href).not.toContain('noura');
});

test.each(['text/html', 'application/json'])(
  'what the backend sets reaches the browser that asks for %s',
  async (accept) => {
    act = async () => {
      cookies.push('session=abc; Path=/; HttpOnly', 'seen=1');
      return { kind: 'done' };
    };
    const { headers } = await post('order', {}, { accept });
    expect(headers['set-cookie']).toEqual(['session=abc; Path=/; HttpOnly', 'seen=1']);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('leads to another page of the site where the action says so', async () => {
  act = () => ({ kind: 'redirect', to: '/guides/8?new=1' });
  const { status, url } = await postFor('order', {});
  expect([status, url.pathname + url.search]).toEqual([303, '/guides/8?new=1']);
});

test('gives a file to save where the action does', async () => {
  act = () => ({ kind: 'file', file: { name: 'Plan ü.csv', contentType: 'text/csv; charset=utf-8', body: 'a,b' } });
  const { statusCode, headers, body } = await post('order', {});
  expect([statusCode, headers['content-type'], headers['content-disposition'], body]).toEqual([
    200,
    'text/csv; charset=utf-8',
    "attachment; filename*=UTF-8''Plan%20%C3%BC.csv",
    'a,b',
  ]);
});

test.each<[string, () => unknown]>([
  ['throws', () => Promise.reject(new Error('broken'))],
  ['answers nothing', () => undefined],
  ['leads to another site', () => ({ kind: 'redirect', to: '//evil.example/' })],
  ['leads to a script', () => ({ kind: 'redirect', to: 'javascript:alert(1)' })],
  ['gives a page as a file', () => ({ kind: 'file', file: { name: 'x', contentType: 'text/html', body: '<script>' } })],
  ['names no fields for the next step', () => ({ kind: 'done', next: { form: 'payment' } })],
  ['names a problem without a sentence', () => ({ kind: 'problems', problems: [{ field: 'name' }] })],
])('what was typed is kept where the action %s', async (_, broken) => {
  act = broken as typeof act;
  const { url, draft } = await postFor('order', { name: 'Noura' });
  expect(readPostedForm(url.search)).toEqual({ form: 'order', outcome: 'failed' });
  expect(draft).toMatchObject({ fields: [['name', 'Noura']], problems: [] });
});

test.each<[string, ActionResult, number]>([
  ['that it was taken', { kind: 'done' }, 200],
  ['what is wrong', { kind: 'problems', problems: [{ field: 'name', sentence: 'Enter your name.' }] }, 422],
  ['where to go on', { kind: 'redirect', to: '/guides/8' }, 200],
])('a script that asks for JSON is told %s', async (_, result, status) => {
  act = () => result;
  const response = await post('order', {}, { accept: 'application/json' });
  expect([response.statusCode, response.json()]).toEqual([status, result]);
});

test('what is posted to a page itself is its own form, and a mail program is told without being led on', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/guides/7?token=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([response.statusCode, response.json()]).toEqual([200, { kind: 'done' }]);
  const { taker, args } = requested[0] ?? {};
  expect([taker, args?.name, args?.params, args?.query.get('token')]).toEqual([
    'mfe-guides ./pages/guide',
    'order',
    { id: '7' },
    'x',
  ]);
});

test.each([
  ['a mail program in a sandboxed frame', { origin: 'null' }, 'List-Unsubscribe=One-Click', 200],
  ['a mail program of another site', { origin: 'https://mail.example' }, 'List-Unsubscribe=One-Click', 200],
  ['a page of another site', { origin: 'https://evil.example' }, 'List-Unsubscribe=One-Click&name=Zoë', 403],
  ['a page of another site', { origin: 'https://evil.example' }, 'name=Zoë', 403],
])(
  'the one press of %s is taken without the cookies of the visitor, and nothing else (%p, %s)',
  async (_, headers, payload, status) => {
    const sender = { host: 'site.example', cookie: 'session=visitor', ...headers };
    const type = 'application/x-www-form-urlencoded';
    const response = await app.inject({
      method: 'POST',
      url: '/guides/7',
      headers: { 'content-type': type, ...sender },
      payload,
    });
    expect([response.statusCode, requested.length]).toEqual([status, status === 200 ? 1 : 0]);
    expect(sentCookies).toEqual(status === 200 ? [undefined] : []);
  },
);

test('a page without a form takes none', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/guides',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example' },
    payload: 'a=b',
  });
  expect([response.statusCode, requested]).toEqual([404, []]);
});

test('a form that nobody takes is refused in words', async () => {
  const { statusCode, body } = await post('nobodys', {});
  expect([statusCode, body.includes('This form is no longer available.')]).toEqual([404, true]);
});

describe('a network that sends two hundred forms at once', () => {
  const flood = async (options: Posting = {}) => {
    const responses = [];
    for (let count = 0; count < 200; count += 1) {
      responses.push(await post('order', { note: `Tea & "milk" ${count}` }, { from: '203.0.113.7', ...options }));
    }
    return responses;
  };
  const sentence = 'Too many forms from your network. Try again in 1 second.';

  test('has twenty of them taken, and another network its one', async () => {
    const responses = await flood();
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(303), ...Array(180).fill(429)]);
    expect(requested).toHaveLength(20);
    expect((await post('order', {}, { from: '203.0.113.8' })).statusCode).toBe(303);
    expect(requested).toHaveLength(21);
  });

  test('is led back to its form a few times, with what was typed and one sentence, and told no more after that', async () => {
    const refused = (await flood()).slice(20);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']));
    const led = refused.map(({ body }) => /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(body)?.[1]);
    expect(led.filter((href) => href !== undefined)).toHaveLength(5);
    for (const { body } of refused) expect(body).toContain(`<p>${sentence}</p>`);
    const url = new URL((led[0] ?? '').replaceAll('&amp;', '&'), 'http://site.example');
    expect([url.pathname, url.hash, readPostedForm(url.search)]).toEqual([
      '/guides/7',
      '#order',
      { form: 'order', outcome: 'to mend' },
    ]);
    expect(drafts.of(url)).toEqual({
      form: 'order',
      fields: [['note', 'Tea & "milk" 20']],
      problems: [{ sentence }],
    });
  });

  test('is told so where a script asks for JSON', async () => {
    const response = (await flood({ accept: 'application/json' })).at(-1);
    expect([response?.statusCode, response?.headers['retry-after'], response?.json()]).toEqual([
      429,
      '1',
      { kind: 'problems', problems: [{ sentence }], hasFailed: true },
    ]);
  });
});

describe('forms of the shell itself', () => {
  const person = {
    name: 'Noura',
    email: 'noura@example.com',
    phone: '+971 50 123 4567',
    location: 'Cairo',
    message: 'Hello',
  };

  test('are leads', async () => {
    const { url } = await postFor('contact', { ...person, type: 'Buyer', consent: 'on' }, { page: '/' });
    expect(readPostedForm(url.search)).toEqual({ form: 'contact', outcome: 'sent' });
    expect(sent).toMatchObject([
      { body: { name: 'Noura', phone: '971501234567', type: 'Buyer' }, key: expect.any(String) },
    ]);
  });

  const refusal = new ApiError('status', { status: 400, refusals: [{ field: 'email', message: 'No such address' }] });
  const noSuchAddress = [{ field: 'email', sentence: 'No such address' }];

  test.each([
    [
      'a limit',
      'contact',
      'failed',
      new ApiError('status', { status: 429, retryAfter: 40 }),
      [{ sentence: 'Try again in 40 seconds.' }],
    ],
    ['a broken line', 'contact', 'failed', new ApiError('network'), []],
    ['a refusal', 'contact', 'to mend', refusal, noSuchAddress],
    // Section 8 wants the failure of this form told as well.
    ['a refusal', 'about-contact', 'failed', refusal, noSuchAddress],
  ] as const)(
    'after %s the form "%s" is "%s", and says what there is to say',
    async (_, form, outcome, error, errors) => {
      failure = error;
      const { url, draft } = await postFor(form, { ...person, consent: 'on' }, { page: '/about/' });
      expect(readPostedForm(url.search)).toEqual({ form, outcome });
      expect(draft?.problems).toEqual(errors);
    },
  );
});

test('a multipart form that breaks off costs only itself', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/forms/order',
    headers: { 'content-type': 'multipart/form-data; boundary=x', host: 'site.example', origin: 'http://site.example' },
    payload: '--x\r\nContent-Disposition: form-data; name="na',
  });
  expect([response.statusCode, response.json().message]).toEqual([400, 'The form arrived incomplete.']);
  expect(requested).toEqual([]);
});

test('refuses a form from another name of this server where the site has an address of its own', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/forms/order',
    headers: {
      host: 'other.example',
      origin: 'http://other.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=noura%40example.com',
  });
  expect(statusCode).toBe(403);
  expect(requested).toEqual([]);
});
