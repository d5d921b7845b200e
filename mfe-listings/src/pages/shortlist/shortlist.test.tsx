import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ActionArguments } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { cleanup, screen, within } from '@testing-library/react';
import { renderInSite } from '../../testing/render-in-site';
import { route } from '.';

const onWire = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, starting_price: 'AED 1,200,000', location: 'Dubai Marina', status: 'Ready', img: '/images/a.jpg' },
  ...more,
});
const list = {
  ...{ browser: null, name: 'Our home', mine: true },
  projects: [
    { id: 11, name: 'Azuria Quay' },
    { id: 3, name: 'Gone Tower' },
    { id: 5, name: 'Full House' },
  ],
  people: [
    {
      id: 'a',
      name: 'Layla',
      mine: false,
      answers: { 11: { vote: 'yes', comment: 'The <b>sea</b>' }, 3: { vote: 'x' } },
    },
    { id: 'b', name: 'Layla', mine: true, answers: { 11: { vote: 'no' }, 5: { comment: 'Too far' } } },
  ],
};

let shortlist: () => unknown;
let sent: (readonly [path: string, body: unknown, headers: unknown])[];
const http: Http = {
  get: async (path) =>
    path.startsWith('/api/shortlists')
      ? { data: shortlist() }
      : { data: [onWire(11, 'Azuria Quay'), onWire(5, 'Full House', { status: 'Sold Out' })], meta: {} },
  async send(_, path, body, options) {
    sent.push([path, JSON.parse(JSON.stringify(body)), options?.headers]);
    return shortlist();
  },
  report: () => {},
};
beforeEach(() => {
  sent = [];
  shortlist = () => list;
});
const fails = (details: ConstructorParameters<typeof ApiError>[1]) => () => {
  throw new ApiError('status', details);
};

const args = (token: string, query = '') => ({
  ...{ ...english, http, params: { token } },
  ...{ query: new URLSearchParams(query), signal: new AbortController().signal },
});

async function open(token: string, query = '') {
  const data = await route.loader?.(args(token, query));
  if (data === undefined) throw new Error('The page has no data.');
  renderInSite(<route.Component data={data} />);
  return route.status?.(data);
}

function post(name: string, fields: readonly (readonly [string, string])[], token = 'new') {
  const form = new FormData();
  for (const [field, value] of fields) form.append(field, value);
  return route.action?.({ ...args(token), name, form, idempotencyKey: 'key' } as ActionArguments);
}

test('a shortlist shows each project with what was said to it, and the form has the own answers', async () => {
  expect(await open('secret')).toBe(200);
  const [quay, gone, full] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  if (!quay || !gone || !full) throw new Error('A project is missing.');
  expect(within(quay).getByRole('link', { name: 'Azuria Quay' })).toBeInTheDocument();
  expect(within(quay).getByText('From AED 1,200,000')).toBeInTheDocument();
  expect(within(quay).getByText('The <b>sea</b>')).toHaveAttribute('dir', 'auto');
  expect(within(quay).getAllByText('Layla')).toHaveLength(2);
  expect(gone).toHaveTextContent('No longer listed');
  expect(within(gone).queryByRole('link')).toBeNull();
  expect(full).toHaveTextContent('Sold Out');
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Layla');
  expect(within(quay).getByRole('group', { name: 'Your vote on Azuria Quay' })).toBeInTheDocument();
  const form = screen.getByRole('button', { name: 'Send votes' }).closest('form');
  expect(form).toHaveFormValues({ person: 'b', 'vote-11': 'no', 'comment-5': 'Too far' });
});

test('the maker may remove the comments of others and end the list; a visitor who comes first may do neither', async () => {
  await open('secret');
  const remove = screen.getByRole('button', { name: 'Remove comment by Layla' });
  expect(remove).toHaveAttribute('form', 'shortlist-change');
  expect(remove).toHaveValue('a 11');
  expect(screen.getByRole('button', { name: 'End this shortlist' })).toBeInTheDocument();
  cleanup();
  const others = list.people.map((person) => ({ ...person, mine: false }));
  shortlist = () => ({ ...list, browser: 'x'.repeat(43), mine: false, people: others });
  await open('secret');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share', 'Send votes']);
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  const form = screen.getByRole('button', { name: 'Send votes' }).closest('form');
  expect(form).toHaveFormValues({ browser: 'x'.repeat(43) });
});

test('another person on the same tablet begins with an empty form', async () => {
  await open('secret', 'another=1');
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  expect(document.querySelector('input[name=person]')).toBeNull();
});

test('a new shortlist is named, and its projects are ticked', async () => {
  shortlist = () => ({ browser: 'secret' });
  expect(await open('new', 'project=11&project=5')).toBe(200);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  const form = screen.getByRole('button', { name: 'Create the link' }).closest('form');
  expect(form).toHaveAttribute('action', '/forms/new-shortlist');
});

test('without projects the page says how to choose some', async () => {
  await open('new');
  expect(screen.getByRole('heading', { name: 'No projects to share yet' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the form for a new one shows also where the backend has no shortlists, or is slow with its secret', async () => {
  shortlist = fails({ status: 404 });
  expect(await open('new', 'project=11')).toBe(200);
  expect(screen.getByRole('button', { name: 'Create the link' })).toBeInTheDocument();
});

test.each([
  [404, 404, 'There is no shortlist at this address'],
  [410, 410, 'This shortlist has ended'],
  [500, 503, 'We could not load the shortlist'],
])('a link that the backend answers with %s is answered with %s', async (status, shown, title) => {
  shortlist = fails({ status });
  expect(await open('secret')).toBe(shown);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('forms make a shortlist, send answers, remove some and end it, and lead to its page', async () => {
  shortlist = () => ({ data: { token: 'new-token' } });
  const made = [
    ['browser', 's'],
    ['name', 'Our home'],
    ['project', '11'],
    ['project', '5'],
  ] as const;
  expect(await post('new-shortlist', made)).toEqual({ kind: 'redirect', to: '/shortlist/new-token' });
  const answers = [
    ['browser', ''],
    ['person', 'b'],
    ['name', 'Layla'],
    ['vote-11', 'yes'],
    ['comment-11', 'Near'],
    ['comment-5', ''],
  ] as const;
  expect(await post('shortlist', answers, 'secret')).toEqual({
    kind: 'redirect',
    to: '/shortlist/secret?posted=shortlist&sent=1',
  });
  const back = { kind: 'redirect', to: '/shortlist/secret' };
  expect(await post('shortlist-change', [['remove', 'a 11']], 'secret')).toEqual(back);
  expect(await post('shortlist-change', [['remove', 'b']], 'secret')).toEqual(back);
  expect(await post('shortlist-change', [['end', '1']], 'secret')).toEqual(back);
  expect(sent.map(([path, body]) => [path, body])).toEqual([
    ['/api/shortlists', { browser: 's', name: 'Our home', projects: ['11', '5'] }],
    [
      '/api/shortlists/answers',
      {
        ...{ token: 'secret', browser: '', person: 'b', name: 'Layla' },
        answers: { 11: { vote: 'yes', comment: 'Near' }, 5: { comment: '' } },
      },
    ],
    ['/api/shortlists/remove', { token: 'secret', person: 'a', project: '11' }],
    ['/api/shortlists/remove', { token: 'secret', person: 'b' }],
    ['/api/shortlists/end', { token: 'secret' }],
  ]);
  expect(sent[0]?.[2]).toEqual({ 'idempotency-key': 'key' });
});

test.each([
  [
    fails({ status: 400, refusals: [{ field: 'name', message: 'Enter your name.' }] }),
    { kind: 'problems', problems: [{ field: 'name', sentence: 'Enter your name.' }] },
  ],
  [
    fails({ status: 409, said: 'This shortlist is full.' }),
    { kind: 'problems', problems: [{ sentence: 'This shortlist is full.' }], hasFailed: true },
  ],
  [fails({}), { kind: 'problems', problems: [{ sentence: 'We could not save it. Try again.' }], hasFailed: true }],
])('what the backend says of an answer is the result', async (answer, result) => {
  shortlist = answer;
  expect(await post('shortlist', [['name', '']], 'secret')).toEqual(result);
});
