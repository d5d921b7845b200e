import { unitOfSearch, unitSearch } from './unit-search';

test.each([[{ project: '11', unit: '1404' }], [{ project: '7', unit: 'A-12.3' }], [{ project: '7', unit: 'وحدة' }]])(
  'the search of %j is read again',
  (watched) => {
    expect(unitOfSearch(unitSearch(watched))).toEqual(watched);
  },
);

test.each([
  '',
  'unit=2BR',
  'project_id=11',
  'unit_id=1404',
  'project_id=1%27&unit_id=1',
  'project_id=1&unit_id=%3Cb%3E',
  'project_id=9999999999&unit_id=1',
])('%j is no search of one unit', (query) => {
  expect(unitOfSearch({ query })).toBeNull();
});
