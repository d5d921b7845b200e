import { lacksOf } from './lacks';

test.each([
  [{}, []],
  [{ image: null, designation: ' ' }, ['portrait', 'role']],
])('with %j a member of the team lacks %j', (changes, lacks) => {
  expect(lacksOf({ image: 'team/a.webp', designation: 'Partner', ...changes })).toEqual(lacks);
});
