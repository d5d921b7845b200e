import { figureOf, readFigures } from './project-figures';

const rent = { kind: 'rent', type: '1BR', value: 95_000, source: 'An agency', as_of: '2026-03-31' };
const charge = { kind: 'service_charge', value: '16.5', source: 'An index', as_of: '2026-01-01' };

test('reads what a figure is, of what, by whom and of which day', () => {
  const address = 'https://dubailand.gov.ae/en/';
  expect(readFigures({ figures: [{ ...rent, address, invented: true }, charge] })).toEqual([
    {
      kind: 'rent',
      type: '1BR',
      value: 95_000,
      source: 'An agency',
      address,
      asOf: '2026-03-31',
      isInvented: true,
    },
    {
      kind: 'serviceCharge',
      type: null,
      value: 16.5,
      source: 'An index',
      address: null,
      asOf: '2026-01-01',
      isInvented: false,
    },
  ]);
});

test.each([
  ['of a kind that nobody knows', { kind: 'toString' }],
  ['without a value', { value: null }],
  ['below nothing', { value: -1 }],
  ['beyond all bounds', { value: 1e9 }],
  ['that is no number', { value: 'a lot' }],
  ['without a source', { source: ' ' }],
  ['without a day', { as_of: undefined }],
  ['of a day that is none', { as_of: '2026-02-30' }],
])('a figure %s is left out', (_, changes) => {
  expect(readFigures({ figures: [{ ...rent, ...changes }] })).toEqual([]);
});

test.each([[undefined], ['x'], [[null, 7, 'x']]])('of a record with %j there are none', (figures) => {
  expect(readFigures({ figures })).toEqual([]);
});

test('an address that is none of the web is left out', () => {
  expect(readFigures({ figures: [{ ...rent, address: 'javascript:alert(1)' }] })[0]?.address).toBeNull();
});

test.each([
  ['the latest of a type', 'rent', '1br', 96_000],
  ['no rent of another type', 'rent', '2BR', undefined],
  ['the service charge of all types', 'serviceCharge', '1BR', 16.5],
  ['the service charge of the type itself', 'serviceCharge', 'Villa', 9],
] as const)('gives %s', (_, kind, type, value) => {
  const figures = readFigures({
    figures: [
      { ...rent, value: 96_000, as_of: '2026-06-30' },
      rent,
      { ...rent, type: null },
      charge,
      { ...charge, type: 'Villa', value: 9 },
    ],
  });
  expect(figureOf(figures, kind, type)?.value).toBe(value);
});
