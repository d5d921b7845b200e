import { missingContentOf } from './missing-content';

test.each([
  [{}, []],
  [{ image: null, designation: ' ' }, ['portrait', 'role']],
])('with %j a member of the team lacks %j', (changes, lacks) => {
  expect(missingContentOf({ image: 'team/a.webp', designation: 'Partner', ...changes })).toEqual(lacks);
});
