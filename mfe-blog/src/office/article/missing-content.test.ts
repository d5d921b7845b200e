import { missingContentOf } from './missing-content';

const section = { sub_heading: 'What it costs', images: 'blog/a.webp', paragraph: '<p>Four per cent.</p>' };
const whole = { description: `<p>${'What buyers pay beside the price. '.repeat(3)}</p>`, details: [section, section] };

test.each([
  [{}, []],
  [{ details: [] }, ['sections', 'picture']],
  [{ details: null }, ['sections', 'picture']],
  [{ description: `<p>${'<b></b>'.repeat(30)}Short.</p>` }, ['summary']],
  [{ details: [section, { ...section, sub_heading: ' ' }] }, ['subheadings']],
  [{ details: [{ ...section, sub_heading: null, images: null }] }, ['picture']],
])('with %j an article lacks %j', (changes, lacks) => {
  expect(missingContentOf({ ...whole, ...changes })).toEqual(lacks);
});
