import { rowSchema } from './resources';

const figure = { kind: 'rent', type: '1BR', value: 95_000, source: 'An agency', as_of: '2026-03-31' };
const faultsOf = (figures: unknown) =>
  rowSchema('projects')
    .safeParse({ name: 'Harbour Gate', figures })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  ['a list', [figure, { ...figure, kind: 'service_charge', type: null, invented: true }]],
  ['JSON in a cell of a table', JSON.stringify([figure])],
  ['nothing', null],
])('takes figures that are %s', (_, figures) => {
  expect(faultsOf(figures)).toEqual([]);
});

test.each([
  [{ kind: 'price' }, 'figures.0.kind: must be one of service_charge, rent'],
  [{ value: 0 }, 'figures.0.value: must be above 0'],
  [{ source: ' ' }, 'figures.0.source: is missing'],
  [{ as_of: '2026-02-30' }, 'figures.0.as_of: must be a day, such as 2026-03-31'],
  [{ address: 'javascript:alert(1)' }, 'figures.0.address: must be a web address'],
  [{ invented: 'yes' }, 'figures.0.invented: must be true or false'],
])('refuses a figure with %j in one sentence', (changes, sentence) => {
  expect(faultsOf([{ ...figure, ...changes }])).toEqual([sentence]);
});
