import {
  projectOfSearch,
  projectSearch,
  projectTopics,
  subjectOfSearch,
  unitOfSearch,
  unitSearch,
} from './unit-search';

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

test.each(projectTopics)('the search of a project and its topic %j is read again, and is none of a unit', (topic) => {
  const search = projectSearch({ project: '11', topic });
  expect(projectOfSearch(search)).toEqual({ project: '11', topic });
  expect([unitOfSearch(search), subjectOfSearch(search)]).toEqual([null, 'project']);
});

test.each([
  ['unit=2BR', null],
  ['project_id=1%27', null],
  ['project_id=1&unit_id=%3Cb%3E', null],
  ['project_id=7&topic=evil', { project: '7', topic: 'all' }],
])('the project of %j is %j', (query, watched) => {
  expect(projectOfSearch({ query })).toEqual(watched);
});
