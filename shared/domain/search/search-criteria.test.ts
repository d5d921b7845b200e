import { clearCriteria } from './advanced-criteria';
import { choicesIn, noCriteria, type SearchCriteria, type SearchCriterion } from './search-criteria';

const criterionNames = Object.keys(noCriteria) as SearchCriterion[];

test('counts a developer and a budget as one choice each', () => {
  const criteria = { ...noCriteria, developer: 'Marensand', budget: clearCriteria.budget, names: ['Quay', 'Gate'] };
  expect(criterionNames.filter((criterion) => choicesIn(criteria, criterion) > 0)).toEqual([
    'developer',
    'budget',
    'names',
  ]);
  expect([choicesIn(criteria, 'developer'), choicesIn(criteria, 'budget'), choicesIn(criteria, 'names')]).toEqual([
    1, 1, 2,
  ]);
});

test('counts nothing for a criterion that an earlier remote does not know', () => {
  const criteria: SearchCriteria = { ...noCriteria, names: ['Quay'] };
  Reflect.deleteProperty(criteria, 'query');
  expect(criterionNames.filter((criterion) => choicesIn(criteria, criterion) > 0)).toEqual(['names']);
});
