import { numberedLines } from './numbered-lines';

test.each([
  ['1. Gym\r\n2. Pool', ['Gym', 'Pool']],
  ['Gym\nPool\n', ['Gym', 'Pool']],
  ['1) Gym\r\n\r\n 2 . Pool ', ['Gym', 'Pool']],
  ['1.Gym', ['Gym']],
  ['Plot 12. Garden', ['Plot 12. Garden']],
  ['12. BBQ Area', ['BBQ Area']],
  ['24-hour concierge\r\n3 pools', ['24-hour concierge', '3 pools']],
  ['1.', []],
  ['', []],
  [null, []],
])('reads the entries of %p as %p', (text, amenities) => {
  expect(numberedLines(text)).toEqual(amenities);
});

test('reads no more than 200 of them', () => {
  expect(numberedLines('Gym\n'.repeat(201))).toHaveLength(200);
});
