import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChangeFeed } from './change-feed';

let answer: { readonly status: number; readonly body: unknown };
const requested: (string | undefined)[] = [];
const backend = createServer((request, response) => {
  requested.push(request.url);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});

beforeAll(() => new Promise<void>((resolve) => void backend.listen(0, '127.0.0.1', resolve)));
afterAll(() => void backend.close());

function feed() {
  requested.length = 0;
  const heard = { onChanges: jest.fn(), onIncomplete: jest.fn(), onPlain: jest.fn() };
  const apiUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  return { ...heard, feed: new ChangeFeed({ apiUrl, ...heard }) };
}

const says = (body: unknown, status = 200) => {
  answer = { status, body };
};
const change = { kind: 'project', ids: ['17'] };

test('the first answer of each process counts as a change of everything, later ones bring what has changed', async () => {
  const { feed: changes, onChanges, onIncomplete } = feed();
  says({ node: 'a', last: 4, isIncomplete: true, changes: [] });
  await changes.ask();
  expect([onIncomplete.mock.calls.length, changes.isLive]).toEqual([1, true]);
  says({ node: 'a', last: 5, isIncomplete: false, changes: [change] });
  await changes.ask();
  expect(onChanges).toHaveBeenCalledWith([change]);
  says({ node: 'b', last: 9, isIncomplete: true, changes: [] });
  await changes.ask();
  expect(onIncomplete).toHaveBeenCalledTimes(2);
  says({ node: 'a', last: 5, isIncomplete: false, changes: [] });
  await changes.ask();
  expect(requested).toEqual(['/changes?after=', '/changes?after=a.4', '/changes?after=a.5', '/changes?after=b.9,a.5']);
  expect(onChanges).toHaveBeenCalledTimes(1);
});

test('a backend that does not report changes is noted once', async () => {
  const { feed: changes, onPlain } = feed();
  says({ message: 'Not found' }, 404);
  await changes.ask();
  await changes.ask();
  expect([onPlain.mock.calls.length, changes.isLive]).toEqual([1, false]);
});

test.each([
  ['an error', { message: 'x' }, 503],
  ['no JSON object', 'x', 200],
  ['an unknown kind', { node: 'a', last: 1, isIncomplete: false, changes: [{ kind: 'guide', ids: null }] }, 200],
  ['a node that cannot be part of an address', { node: 'a&b', last: 1, isIncomplete: false, changes: [] }, 200],
])('with %s nothing is heard of changes until the next answer', async (_, body, status) => {
  const { feed: changes, onChanges, onIncomplete } = feed();
  says({ node: 'a', last: 1, isIncomplete: true, changes: [] });
  await changes.ask();
  says(body, status);
  await changes.ask();
  expect([changes.isLive, onChanges.mock.calls.length, onIncomplete.mock.calls.length]).toEqual([false, 0, 1]);
  says({ node: 'a', last: 2, isIncomplete: false, changes: [change] });
  await changes.ask();
  expect([changes.isLive, onChanges.mock.calls.length]).toEqual([true, 1]);
});
