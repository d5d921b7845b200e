import type { ProjectFigure } from '@iwan/shared/domain/model/entities';
import { english } from '@iwan/shared/testing/english';
import { project } from '@iwan/shared/testing/entities';
import { loadReturns } from './load-returns';

const figure = { type: null, address: null, asOf: '2026-03-31', isInvented: true };
const rent: ProjectFigure = { ...figure, kind: 'rent', type: '1BR', value: 80_000, source: 'An agency' };
const charge: ProjectFigure = {
  ...figure,
  kind: 'serviceCharge',
  value: 15,
  source: 'RERA, service charge index',
  address: 'https://dubailand.gov.ae/en/',
  asOf: '2025-03-31',
  isInvented: false,
};
const units = [
  { id: '101', type: '1BR', squareFeet: 800, price: 1_000_000, available: 1, plan: null },
  { type: '2BR', squareFeet: 1_200, price: 1_500_000, available: 3, plan: null },
];
const now = new Date('2026-11-25T08:00:00Z');

const load = (figures: readonly ProjectFigure[], query = '', changes: object = {}) =>
  loadReturns(
    project({ categories: ['Residential'], status: 'Ready', unitTypes: units, figures, ...changes }),
    { ...english, query: new URLSearchParams(query) },
    now,
  );
const lines = (figures: readonly ProjectFigure[], query = '') =>
  Object.fromEntries((load(figures, query)?.lines ?? []).map(({ name, value }) => [name, value]));

test('states costs and yield of a home, also with a lower rent', () => {
  // 4 % and 580, trustee 4,200, agency 21,000: 65,780. 80,000 less 8 % and 5 % is 69,920; less 12,000 and 5,000 it is 52,920.
  expect(lines([rent, charge])).toEqual({
    Price: 'AED 1,000,000',
    'Purchase costs': 'AED 65,780',
    'Annual service charge': 'AED 12,000',
    'Gross yield': '8%',
    'Net annual rent': 'AED 52,920',
    'Net yield': '5%',
    'Net yield with a lower rent': '3.8%',
    'Cheaper than renting': 'After 5 years',
  });
});

test.each([
  [[charge], 'Enter a rent', 'Enter a rent'],
  [[rent], '8%', 'Enter a service charge'],
  [[{ ...rent, type: '2BR' }], '5.3%', 'Enter a service charge'],
])('of what the record does not say, says what is missing: %#', (figures, gross, net) => {
  expect(lines(figures)).toMatchObject({ 'Gross yield': gross, 'Net yield': net, 'Cheaper than renting': net });
});

test('counts with what the address says, and says that it is the visitor’s', () => {
  const data = load([rent, charge], 'rent=100,000&vacancy=x');
  expect(data?.fields).toMatchObject({ rent: '100,000', charge: '15', vacancy: 'x' });
  expect(data?.wrong).toEqual({ vacancy: 'x' });
  expect(data?.requested).toMatchObject({ rent: '100,000', vacancy: 'x' });
  expect(data?.lines.find(({ name }) => name === 'Gross yield')?.value).toBe('10%');
  expect(data?.figures[0]).toEqual({
    what: '1BR rent AED 100,000 a year,',
    source: null,
    status: 'your figure.',
  });
});

test('each figure of the record has its source and its day; invented, and older than a year, it says so', () => {
  expect(load([rent, charge])?.figures).toEqual([
    {
      what: '1BR rent AED 80,000 a year,',
      source: { name: 'An agency', address: null },
      status: 'as of 31 March 2026. Sample data.',
    },
    {
      what: 'Service charge AED\u00a015.00 per sq ft a year,',
      source: { name: 'RERA, service charge index', address: 'https://dubailand.gov.ae/en/' },
      status: 'as of 31 March 2025 (over a year old).',
    },
  ]);
});

test('of a unit that the address names, it is that unit alone', () => {
  expect(load([rent])).toMatchObject({ homes: ['1BR', '2BR'], home: '1BR' });
  expect(load([rent], 'unit=101&home=2BR')).toMatchObject({ homes: ['1BR'], home: '1BR', unit: '101' });
  expect(load([rent], 'home=2BR')).toMatchObject({ homes: ['1BR', '2BR'], home: '2BR' });
});

test.each([
  ['a plain backend', [], {}],
  ['what is sold', [rent], { status: 'SOLD OUT' }],
  ['homes without a price', [rent], { unitTypes: [{ ...units[0], price: null }] }],
])('says nothing of %s', (_, figures, changes) => {
  expect(load(figures, '', changes)).toBeNull();
});
