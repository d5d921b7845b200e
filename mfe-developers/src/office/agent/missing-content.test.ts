import { missingContentOf } from './missing-content';

const whole = {
  ...{ brn: '41234', images: 'agents/a.webp', phone: '971501234567', language: 'English' },
  description: `<p>${'Knows the Marina. '.repeat(8)}</p>`,
};

test.each([
  [{}, []],
  [{ brn: null, phone: '' }, ['brn', 'phone']],
  [{ images: null, language: null, description: '<p><b></b>Short</p>' }, ['portrait', 'language', 'description']],
])('with %j an agent lacks %j', (changes, lacks) => {
  expect(missingContentOf({ ...whole, ...changes })).toEqual(lacks);
});
