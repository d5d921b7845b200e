import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ActionArguments } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { render, screen } from '@testing-library/react';
import { route } from '.';

let sent: (readonly [path: string, body: unknown])[];
let response: () => unknown;

beforeEach(() => {
  sent = [];
  response = () => ({ data: { search: '2BR <b>', path: '/filter-property?unit=2BR', confirmed: false } });
});

const http: Http = {
  get: async () => response(),
  async send(_, path, body) {
    sent.push([path, body]);
    return response();
  },
  report: () => {},
};
const { signal } = new AbortController();

function args(step: string | undefined, query: string) {
  return { ...english, params: step === undefined ? {} : { step }, query: new URLSearchParams(query), http, signal };
}

async function open(step: string | undefined, query = '') {
  const data = await route.loader?.(args(step, query));
  if (data === undefined) throw new Error('The page has no data.');
  render(<route.Component data={data} />);
  return route.status?.(data);
}

function post(name: string, step: string | undefined, fields: Readonly<Record<string, string>>, query = '') {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return route.action?.({ ...args(step, query), name, form, idempotencyKey: 'key' } as ActionArguments);
}

test.each([
  ['confirm', 'Start alerts'],
  ['end', 'Stop alerts'],
])('the link to %s does nothing until its button is pressed, and says what it is about', async (step, press) => {
  expect(await open(step, `token=${step}.a.b`)).toBe(200);
  expect(screen.getByText(/^2BR <b>\./)).toBeInTheDocument();
  const form = screen.getByRole('button', { name: press }).closest('form');
  expect(form).toHaveAttribute('action', '/forms/search-alert-link');
  expect(form).toHaveFormValues({ token: `${step}.a.b`, about: 'search' });
  expect(sent).toEqual([]);
});

test.each([
  ['confirm', false, 'Email alerts for this home', /Price changes, sold/],
  ['confirm', true, 'Your alert is on', /when its price changes/],
  ['end', true, 'Stop alerts for this home?', /^Home 1404, Watched Tower\.$/],
])(
  'the link to %s of an alert about one unit speaks of that unit, and of no search',
  async (step, confirmed, title, text) => {
    response = () => ({
      data: { search: 'Home 1404, Watched Tower', path: '/x/?unit=1404', confirmed, about: 'unit' },
    });
    await open(step, `token=${step}.a.b`);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/propert|search/i);
  },
);

test('a search that has begun says so, and leads to no other site, whatever a backend says', async () => {
  response = () => ({ data: { search: 'x', path: '//evil.example', confirmed: true } });
  await open('confirm', 'token=x');
  expect(screen.getByRole('heading', { name: 'Your alert is on' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});

test.each([
  [404, 404, 'This link has expired'],
  [500, 503, 'Something went wrong'],
])('a link that the backend answers with %s is answered with %s', async (status, shown, title) => {
  response = () => {
    throw new ApiError('status', { status });
  };
  expect(await open('confirm', 'token=x')).toBe(shown);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});

test.each([undefined, 'x'])('there is no step "%s"', async (step) => {
  expect(await open(step)).toBe(404);
});

test('a request that was sent says where to look, and leads back to its search', async () => {
  const fields = { email: ' amal@example.com ', query: 'unit=2BR', slug: '' };
  expect(await post('search-alert', undefined, fields)).toEqual({
    kind: 'redirect',
    to: '/search-alerts/sent?query=unit%3D2BR&slug=',
  });
  expect(sent).toEqual([['/api/search-alerts', { email: 'amal@example.com', query: 'unit=2BR', slug: null }]]);
  await open('sent', 'query=unit%3D2BR&slug=');
  expect(screen.getByRole('link', { name: 'Back to the search' })).toHaveAttribute('href', '/filter-property?unit=2BR');
});

test('a request about one unit leads back to that unit, and the end of its mails is about a home', async () => {
  await open(
    'sent',
    `query=${encodeURIComponent('project_id=1&unit_id=1404')}&back=${encodeURIComponent('/x/?unit=1404')}`,
  );
  expect(screen.getByRole('link', { name: 'Back to the home' })).toHaveAttribute('href', '/x/?unit=1404');
  expect(await post('search-alert-link', 'end', { token: 'end.a.b', about: 'unit' })).toEqual({
    kind: 'redirect',
    to: '/search-alerts/ended?about=unit',
  });
});

test('an address that is none is told at its field, and asks nobody', async () => {
  const result = await post('search-alert', undefined, { email: 'amal@', query: '', slug: '' });
  expect(result).toMatchObject({ kind: 'problems', problems: [{ field: 'email' }] });
  expect(sent).toEqual([]);
});

test.each([
  [
    { status: 400, refusals: [{ field: 'email', message: 'No mailbox' }] },
    { field: 'email', sentence: 'No mailbox' },
  ],
  [{ status: 409, said: 'Twenty are enough' }, { sentence: 'Twenty are enough' }],
  [{ status: 500, said: 'A fault' }, { sentence: 'We could not send it. Try again.' }],
])('what the backend says of a request is told: %j', async (details, error) => {
  response = () => {
    throw new ApiError('status', details);
  };
  const fields = { email: 'amal@example.com', query: '', slug: '' };
  expect(await post('search-alert', undefined, fields)).toEqual({
    kind: 'problems',
    problems: [error],
    hasFailed: true,
  });
});

test.each(['confirm', 'end'])('the link to %s lets choose how often to mail, which ends nothing', async (step) => {
  response = () => ({ data: { search: '2BR', path: '/x', confirmed: step === 'end', frequency: 'weekly' } });
  await open(step, `token=${step}.a.b`);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'at_once',
    'daily',
    'weekly',
  ]);
  const chosen = screen.getByRole('radio', { name: 'Weekly, on Monday morning' });
  expect(chosen).toBeChecked();
  expect(chosen.closest('form')).toHaveFormValues({ token: `${step}.a.b`, frequency: 'weekly' });
  const result = await post('search-alert-link', step, { token: `${step}.a.b`, frequency: 'at_once' });
  expect(result).toEqual({ kind: 'redirect', to: `/search-alerts/confirm?token=${step}.a.b` });
  expect(sent).toEqual([['/api/search-alerts/confirm', { token: `${step}.a.b`, frequency: 'at_once' }]]);
});

test('the buttons begin and end the mails, and so does one press in a mail program', async () => {
  expect(await post('search-alert-link', 'confirm', { token: 'confirm.a.b' })).toEqual({
    kind: 'redirect',
    to: '/search-alerts/confirm?token=confirm.a.b',
  });
  expect(await post('search-alert-link', 'end', { token: 'end.a.b' })).toEqual({
    kind: 'redirect',
    to: '/search-alerts/ended',
  });
  const press = { 'List-Unsubscribe': 'One-Click' };
  expect(await post('search-alert-link', 'end', press, 'token=end.c.d')).toEqual({ kind: 'done' });
  expect(sent).toEqual([
    ['/api/search-alerts/confirm', { token: 'confirm.a.b' }],
    ['/api/search-alerts/end', { token: 'end.a.b' }],
    ['/api/search-alerts/end', { token: 'end.c.d' }],
  ]);
});

test('a project’s alert is asked for by what it is about, by email or on this device', async () => {
  response = () => ({ data: { search: 'Watched Tower', path: '/x/', confirmed: false, about: 'project' } });
  expect(await open('new', 'query=project_id%3D11')).toBe(200);
  expect(screen.getByRole('heading', { name: 'Get alerts' })).toBeInTheDocument();
  expect(screen.getByText('Watched Tower')).toBeInTheDocument();
  const values = screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value);
  expect(values).toEqual([
    'project_id=11',
    ...['price', 'handover', 'units'].map((each) => `project_id=11&topic=${each}`),
  ]);
  expect(screen.getByRole('radio', { name: 'All changes' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Notify this device' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the project' })).toHaveAttribute('href', '/x/');
});

test.each([
  ['end.a.b', 1],
  ['confirm.a.b', 0],
])('the page of a begun alert leads to its end by the token %s only where that ends it', async (token, links) => {
  response = () => ({ data: { search: 'Watched Tower', path: '/x/', confirmed: true, about: 'project' } });
  await open('confirm', `token=${token}`);
  expect(screen.queryAllByRole('link', { name: 'Stop alerts' })).toHaveLength(links);
});
