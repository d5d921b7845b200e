import { clearCriteria, type FilterableProject } from './advanced-filter';
import { facets } from './facets';

const project = (units: readonly string[], categories: readonly string[]): FilterableProject => ({
  developer: { name: 'Lazurine Estates' },
  units,
  categories,
  agents: [],
  labels: [],
  amenities: [],
  price: 1_000_000,
});
const projects = [
  project(['1BR', '2BR'], ['Residential']),
  project(['1br'], ['Residential', 'Off Plan']),
  project(['3BR'], ['Commercial']),
];

test('counts each value once a project, whatever its case', () => {
  expect(facets(projects, clearCriteria).configurations).toEqual([
    { value: '1BR', count: 2 },
    { value: '2BR', count: 1 },
    { value: '3BR', count: 1 },
  ]);
});

test('counts a criterion’s own values as if it was not chosen, and the others’ as it is', () => {
  const counted = facets(projects, { ...clearCriteria, categories: ['Commercial'] });
  expect(counted.categories.map(({ count }) => count)).toEqual([2, 1, 1]);
  expect(counted.configurations).toEqual([{ value: '3BR', count: 1 }]);
  expect(counted.developer).toEqual([{ value: 'Lazurine Estates', count: 1 }]);
});
