import { formatFor } from '@iwan/shared/domain/format/format';
import { english } from '@iwan/shared/testing/english';
import { figureAt, readFigure } from './counted-figure';

test.each([
  ['27', { number: 27, rest: '', isGrouped: false }],
  ['1,200+', { number: 1200, rest: '+', isGrouped: true }],
  ['640 people', { number: 640, rest: ' people', isGrouped: false }],
])('counts up to %s', (text, figure) => {
  expect(readFigure(text)).toEqual(figure);
});

test.each(['', 'Dubai', 'about 20', '12-14', '1.5', '1,20', '12345678901'])('does not count up to %s', (text) => {
  expect(readFigure(text)).toBeNull();
});

test.each(['27', '1,200+', '0', '640 people'])('starts at zero and ends at %s as it is written', (text) => {
  const figure = readFigure(text);
  if (figure === null) throw new Error('It is no figure.');
  expect(figureAt(figure, 0, formatFor(english.locale))).toMatch(/^0/);
  expect(figureAt(figure, 1, formatFor(english.locale))).toBe(text);
  expect(figureAt(figure, 7, formatFor(english.locale))).toBe(text);
});
