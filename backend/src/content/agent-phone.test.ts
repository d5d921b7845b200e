import { rowSchema } from './resources';

const readAgent = (phone: unknown) => rowSchema('agents').safeParse({ name: 'Layla Haddad', phone });

test.each([
  ['+971 (0)50 123 4567', '971501234567'],
  ['050 123 4567', '971501234567'],
  [971501234567, '971501234567'],
  ['', null],
  [null, null],
])('stores the phone number %p of an agent as %p', (phone, stored) => {
  expect(readAgent(phone).data).toEqual({ name: 'Layla Haddad', phone: stored });
});

test.each(['123', 'ask the desk'])('refuses %p as the phone number of an agent in one sentence', (phone) => {
  expect(readAgent(phone).error?.issues.map(({ message }) => message)).toEqual([
    'must be a phone number that exists, such as +971 50 123 4567',
  ]);
});
