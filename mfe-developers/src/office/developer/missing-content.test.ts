import { missingContentOf } from './missing-content';

const whole = {
  ...{ logo: 'logos/a.svg', images: 'developers/a.webp', heading: 'Built to stay', sub_heading: 'By the sea' },
  ...{ estb: '1998', hq: 'Dubai', pointers: '1. Quiet' },
};

test.each([
  [{}, []],
  [{ logo: null, hq: ' ' }, ['logo', 'facts']],
  [{ images: '', sub_heading: null, pointers: null }, ['picture', 'heading', 'points']],
])('with %j a developer lacks %j', (changes, lacks) => {
  expect(missingContentOf({ ...whole, ...changes })).toEqual(lacks);
});
