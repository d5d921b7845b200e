import fc from 'fast-check';
import type { UnitType } from '../../model/entities';
import { openBudgetEnd } from '../budget/budget';
import { noCriteria, type SearchCriteria } from '../criteria/search-criteria';
import { facets, relaxations } from '../facets/count-facets';
import { partition, searchFilter } from '../search-filter';
import type { SearchableProject } from '../searchable-project';
import { askedUnit, requestedPrice } from './unit-rule';

const unit = (type: string, price: number | null, available: number | null = 3): UnitType => ({
  ...{ type, price, available, squareFeet: null, plan: null },
});
const project: SearchableProject = {
  name: 'Lazurine Quay',
  location: 'Dubai Marina',
  developer: null,
  units: ['1BR', '2BR', '3BR'],
  agents: [],
  labels: [],
  amenities: [],
  categories: [],
  price: 1_950_000,
  unitTypes: [
    unit('1BR', 1_950_000),
    unit('2BR', 2_600_000, 0),
    unit('2BR', 3_470_000),
    unit('2BR', 4_140_000, null),
    unit('3BR', 1_500_000, 0),
    unit('Studio', null),
  ],
};
const requested = (configurations: readonly string[], from?: number, to?: number): SearchCriteria => ({
  ...noCriteria,
  configurations,
  budget: from === undefined ? null : { from, to: to ?? openBudgetEnd },
});

test.each<[string, SearchCriteria, string | null, boolean]>([
  ['two bedrooms at any price', requested(['2BR']), null, true],
  ['two bedrooms within what it starts at', requested(['2BR'], 0, 2_000_000), null, false],
  ['two bedrooms within what its two bedrooms cost', requested(['2BR'], 3_000_000, 3_500_000), null, true],
  ['two bedrooms at the price of those that are sold', requested(['2BR'], 2_000_000, 3_000_000), null, false],
  ['one of two configurations', requested(['2BR', '1br '], 0, 2_000_000), null, true],
  ['what is sold', requested(['3BR']), null, false],
  ['what its list of units alone names', requested(['4BR']), null, false],
  ['a studio of which nobody says the price', requested(['Studio']), null, true],
  ['such a studio within a budget', requested(['studio'], 10_000), null, false],
  ['its starting price, of no configuration', requested([], 1_000_000, 2_000_000), null, true],
  ['another price, of no configuration', requested([], 3_000_000, 3_500_000), null, false],
  ['the price of its two bedrooms on their page', requested([], 3_000_000, 3_500_000), '2bhk-in-dubai', true],
  ['a price that none of them has on their page', requested([], 1_000_000, 2_000_000), '2BHK-in-Dubai', false],
  ['the page of two bedrooms alone', requested([]), '2bhk-in-dubai', true],
  ['a configuration that the page is not of', requested(['1BR']), '2bhk-in-dubai', false],
  ['its starting price on the page of an area', requested([], 1_000_000, 2_000_000), 'dubai-marina', true],
])('asked for %s', (_, criteria, slug, isFound) => {
  expect(searchFilter(criteria, slug)(project)).toBe(isFound);
});

test.each([undefined, []])('where its units are %p, the list of units and the starting price decide', (unitTypes) => {
  const { unitTypes: _, ...plain } = project;
  const unknown = { ...plain, ...(unitTypes && { unitTypes }) };
  expect(searchFilter(requested(['2BR'], 0, 2_000_000))(unknown)).toBe(true);
  expect(searchFilter(requested(['4BR'], 0, 2_000_000))(unknown)).toBe(false);
  expect(requestedPrice(requested(['2BR']))(unknown)).toBe(1_950_000);
});

test('the unit that is shown is the cheapest of those asked for, and nothing where no bedrooms are', () => {
  expect(askedUnit(requested(['2BR']))?.(project)).toMatchObject({ type: '2BR', price: 3_470_000 });
  expect(askedUnit(requested(['2BR'], 4_000_000))?.(project)).toMatchObject({ price: 4_140_000 });
  expect(askedUnit(requested(['Studio']))?.(project)).toMatchObject({ type: 'Studio', price: null });
  expect(askedUnit(requested([], 0, 2_000_000))).toBeNull();
  expect([requestedPrice(requested(['2BR']))(project), requestedPrice(requested([]))(project)]).toEqual([
    3_470_000, 1_950_000,
  ]);
  expect(requestedPrice(requested(['Studio']))(project)).toBe(0);
});

const types = ['1BR', '2BR', '3BR', 'Duplex'];
const anyUnit = fc
  .tuple(fc.constantFrom(...types), fc.constantFrom(null, 900_000, 2_000_000, 4_000_000), fc.constantFrom(null, 0, 2))
  .map(([type, price, available]) => unit(type, price, available));
const anyProject = fc
  .tuple(
    fc.array(anyUnit, { maxLength: 4 }),
    fc.uniqueArray(fc.constantFrom(...types), { maxLength: 3 }),
    fc.constantFrom(0, 900_000, 4_000_000),
  )
  .map(([unitTypes, units, price]): SearchableProject => ({ ...project, unitTypes, units, price }));
const anyQuestion = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...types), { maxLength: 2 }),
    fc.constantFrom(null, 10_000, 1_000_000),
    fc.constantFrom(1_000_000, 3_000_000),
    fc.constantFrom(null, '2bhk-in-dubai', 'dubai-marina'),
  )
  .map(([configurations, from, to, slug]) => ({ criteria: requested(configurations, from ?? undefined, to), slug }));

test('a configuration is counted with what choosing it alone finds', () => {
  fc.assert(
    fc.property(fc.array(anyProject, { maxLength: 6 }), anyQuestion, (projects, { criteria, slug }) => {
      const counted = facets(projects, criteria, ['configurations'], slug).configurations ?? [];
      const counts = new Map(counted.map(({ value, count }) => [value, count]));
      for (const type of types) {
        const found = projects.filter(searchFilter({ ...criteria, configurations: [type] }, slug));
        expect([type, counts.get(type) ?? 0]).toEqual([type, found.length]);
      }
    }),
  );
});

test('what each criterion keeps out is what is found without it', () => {
  fc.assert(
    fc.property(fc.array(anyProject, { maxLength: 6 }), anyQuestion, (projects, { criteria, slug }) => {
      const { matching, hiddenByBudget } = partition(projects, criteria, slug);
      expect(matching).toEqual(projects.filter(searchFilter(criteria, slug)));
      const others = projects.filter((each) => !matching.includes(each));
      const foundWithout = (changes: Partial<SearchCriteria>) =>
        others.filter(searchFilter({ ...criteria, ...changes }, slug)).length;
      expect(hiddenByBudget).toBe(criteria.budget === null ? 0 : foundWithout({ budget: null }));
      const costs = relaxations(others, criteria, slug);
      expect(costs.budget ?? 0).toBe(criteria.budget === null ? 0 : foundWithout({ budget: null }));
      const isRequested = criteria.configurations.length > 0;
      expect(costs.configurations ?? 0).toBe(isRequested ? foundWithout({ configurations: [] }) : 0);
    }),
  );
});
