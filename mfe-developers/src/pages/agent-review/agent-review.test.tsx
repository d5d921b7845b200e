import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import type { ActionArguments } from '@iwan/shared/contracts/module';
import { english } from '@iwan/shared/testing/english';
import { render, screen } from '@testing-library/react';
import { route } from '.';

let response: () => unknown;
const http: Http = { get: async () => response(), send: async () => response(), report: () => {} };
const args = (query: string) => ({
  ...{ ...english, http, params: { agent: 'layla-haddad' } },
  ...{ query: new URLSearchParams(query), signal: new AbortController().signal },
});

async function open(query: string) {
  const data = await route.loader?.(args(query));
  if (data === undefined) throw new Error('The page has no data.');
  render(<route.Component data={data} />);
  return route.status?.(data);
}

function post(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return route.action?.({ ...args(''), name: 'agent-review', form, idempotencyKey: 'key' } as ActionArguments);
}

const fails = (details: ConstructorParameters<typeof ApiError>[1]) => () => {
  throw new ApiError('status', details);
};

test('the link of a mail opens a form that names the agent', async () => {
  response = () => ({ data: { agent: 'Layla Haddad', given: false } });
  expect(await open('token=1.2.x')).toBe(200);
  expect(screen.getByRole('heading', { name: 'How was Layla Haddad?' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '5 stars' }).closest('form')).toHaveFormValues({ token: '1.2.x' });
});

test.each([
  ['token=x', () => ({ data: { agent: 'Layla', given: true } }), 200, 'This link was used already'],
  ['token=x', fails({ status: 404 }), 404, 'This link has expired'],
  ['token=x', fails({ status: 500 }), 503, 'Something went wrong'],
  ['thanks=1', fails({ status: 500 }), 200, 'Thank you'],
])('%s: a page without a form says why', async (query, answer, status, title) => {
  response = answer;
  expect(await open(query)).toBe(status);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [() => null, { kind: 'redirect', to: '/agents/layla-haddad/review?thanks=1' }],
  [
    fails({ status: 400, refusals: [{ field: 'stars', message: 'Choose 1 to 5 stars.' }] }),
    { kind: 'problems', problems: [{ field: 'stars', sentence: 'Choose 1 to 5 stars.' }] },
  ],
  [
    fails({ status: 409, said: 'This link was used already.' }),
    { kind: 'problems', problems: [{ sentence: 'This link was used already.' }], hasFailed: true },
  ],
])('what the backend says of a review is the result', async (answer, result) => {
  response = answer;
  expect(await post({ token: 'x', stars: '5' })).toEqual(result);
});
