import { wholeBudget } from '../budget/budget';
import { choicesIn, criterionNames, noCriteria, type SearchCriteria } from './search-criteria';

test('counts a developer and a budget as one choice each', () => {
  const criteria = { ...noCriteria, developer: 'Marensand', budget: wholeBudget, names: ['Quay', 'Gate'] };
  expect(criterionNames.filter((criterion) => choicesIn(criteria, criterion) > 0)).toEqual([
    'developer',
    'names',
    'budget',
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
