import { requestIds } from './request-id';

const uuid = /^[0-9a-f-]{36}$/;
const requested = (id: string | string[] | undefined, remoteAddress = '127.0.0.1') => ({
  headers: id === undefined ? {} : { 'x-request-id': id },
  socket: { remoteAddress },
});

test('a request keeps the name that a trusted proxy gives it', () => {
  const name = requestIds(['loopback', '10.0.0.0/8']);
  expect(name(requested('proxy-1.2:3_4'))).toBe('proxy-1.2:3_4');
  expect(name(requested('proxy-1234', '::ffff:10.1.2.3'))).toBe('proxy-1234');
});

test.each([
  ['a visitor, who is no proxy', requested('visitor-1234', '192.0.2.7')],
  ['nobody', requested(undefined)],
  ['a short name', requested('short')],
  ['a long one', requested('x'.repeat(101))],
  ['a line break', requested('abcdefgh\n{"level":60}')],
  ['a space', requested('two words here')],
  ['two names', requested(['name-one', 'name-two'])],
])('a request gets a new name from %s', (_, request) => {
  const name = requestIds(['loopback']);
  expect(name(request)).toMatch(uuid);
  expect(name(request)).not.toBe(name(request));
});

test('where no proxy is trusted none is heard', () => {
  expect(requestIds([])(requested('proxy-1234'))).toMatch(uuid);
});
