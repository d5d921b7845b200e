import { requestIds } from './request-id';

const uuid = /^[0-9a-f-]{36}$/;
const asked = (id: string | string[] | undefined, remoteAddress = '127.0.0.1') => ({
  headers: id === undefined ? {} : { 'x-request-id': id },
  socket: { remoteAddress },
});

test('a request keeps the name that a trusted proxy gives it', () => {
  const name = requestIds(['loopback', '10.0.0.0/8']);
  expect(name(asked('proxy-1.2:3_4'))).toBe('proxy-1.2:3_4');
  expect(name(asked('proxy-1234', '::ffff:10.1.2.3'))).toBe('proxy-1234');
});

test.each([
  ['a visitor, who is no proxy', asked('visitor-1234', '192.0.2.7')],
  ['nobody', asked(undefined)],
  ['a short name', asked('short')],
  ['a long one', asked('x'.repeat(101))],
  ['a line break', asked('abcdefgh\n{"level":60}')],
  ['a space', asked('two words here')],
  ['two names', asked(['name-one', 'name-two'])],
])('a request gets a new name from %s', (_, request) => {
  const name = requestIds(['loopback']);
  expect(name(request)).toMatch(uuid);
  expect(name(request)).not.toBe(name(request));
});

test('where no proxy is trusted none is heard', () => {
  expect(requestIds([])(asked('proxy-1234'))).toMatch(uuid);
});
