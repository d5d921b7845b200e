import { numberedLines } from './numbered-lines';

test.each([
  ['1. Gym\r\n2. Pool', ['Gym', 'Pool']],
  ['Gym\nPool\n', ['Gym', 'Pool']],
  ['1) Gym\r\n\r\n 2 . Pool ', ['Gym', 'Pool']],
  ['12. BBQ Area', ['BBQ Area']],
  ['24-hour concierge\r\n3 pools', ['24-hour concierge', '3 pools']],
  ['1.', []],
  ['', []],
  [null, []],
])('reads the entries of %p as %p', (text, amenities) => {
  expect(numberedLines(text)).toEqual(amenities);
});
