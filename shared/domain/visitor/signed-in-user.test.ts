import { signedInUser } from './signed-in-user';

test.each([
  ['our own answer', { data: { id: 7, name: 'Ana' } }, { id: 7, name: 'Ana' }],
  ['an id as text', { data: { id: ' 7 ', name: ' Ana ' } }, { id: '7', name: 'Ana' }],
  ['no envelope', { id: 7, name: 'Ana' }, { id: 7, name: 'Ana' }],
  ['another envelope', { user: { id: 7, name: 'Ana' } }, { id: 7, name: 'Ana' }],
  ['an empty id', { data: { id: '  ', name: 'Ana' } }, { id: null, name: 'Ana' }],
  ['an id that is no number', { data: { id: Number.NaN, name: 'Ana' } }, { id: null, name: 'Ana' }],
  ['no name', { data: { id: 7, name: null } }, { id: 7, name: null }],
  ['odd types', { data: { id: { a: 1 }, name: ['Ana'] } }, { id: null, name: null }],
  ['a list', { data: [1] }, { id: null, name: null }],
  ['an answer that says nothing', { message: 'ok' }, { id: null, name: null }],
])('reads who is signed in from %s', (_, response, user) => {
  expect(signedInUser(response)).toEqual(user);
});
