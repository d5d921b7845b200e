import { parseGuide } from './guides';

test('the words of an article are counted without its markup', () => {
  expect(parseGuide({ id: 5, heading: 'Visas', description: '<p>Two <b>words</b></p>' })).toEqual({
    id: '5',
    title: 'Visas',
    words: 2,
  });
});

test('an article without a heading is no guide', () => {
  expect(parseGuide({ id: 5 })).toBeNull();
});
