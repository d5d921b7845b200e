import fc from 'fast-check';
import { anyCriteria as anyCriteriaOf } from '../../../contract-kit/testing/any-criteria';
import type { SearchedUnit } from '../../model/entities';
import { writeArea } from '../areas/drawn-area';
import { facets } from '../facets/count-facets';
import { relaxations } from '../facets/count-relaxations';
import { facetNames } from '../facets/facets';
import { askedPrice, askedUnit } from '../rules/unit-rule';
import { partition } from '../search-filter';
import type { SearchableProject } from '../searchable-project';
import { inColumns } from './in-columns';

const words = ['1BR', '2br', '2BR', '6BR', 'Gym', 'Sea', 'Ready', 'Dubai Marina'];
const price = fc.constantFrom(null, 0, 900_000, 1_500_000, 4_000_000);

const anyUnit: fc.Arbitrary<SearchedUnit> = fc.record({
  type: fc.constantFrom('1BR', '2BR', '2br', ' 3 BR', '6BR', 'Office'),
  squareFeet: fc.constantFrom(null, 450, 1_100, 2_000),
  price,
  available: fc.constantFrom(null, 0, 1, 4),
  plan: fc.constant(null),
  view: fc.constantFrom(undefined, 'Sea', 'sea view', 'Park'),
  baths: fc.constantFrom(undefined, 1, 2, 3),
  serviceCharge: fc.constantFrom(undefined, 11, 14, 22),
});

const anyProject: fc.Arbitrary<SearchableProject> = fc.record({
  name: fc.constantFrom(...words),
  location: fc.constantFrom(null, 'Dubai Marina', 'Jumeirah Village Circle (JVC)'),
  developer: fc.constantFrom(null, { name: 'Marensand' }),
  units: fc.uniqueArray(fc.constantFrom('1BR', '2BR', '6BR'), { maxLength: 2 }),
  labels: fc.uniqueArray(fc.constantFrom('New', 'new', 'Trending'), { maxLength: 2 }),
  categories: fc.constantFrom([], ['Residential']),
  amenities: fc.array(fc.constantFrom('Gym', 'gym', 'Pool'), { maxLength: 3 }),
  agents: fc.constant([]),
  price: price.map((dirhams) => dirhams ?? 0),
  status: fc.constantFrom(null, 'Ready', 'Sold OUT'),
  serviceCharge: fc.constantFrom(undefined, 13),
  unitTypes: fc.array(anyUnit, { maxLength: 4 }),
});

const anyCriteria = anyCriteriaOf(fc.constantFrom(...words), {
  budget: fc.constantFrom({ from: 10_000, to: 1_500_000 }, { from: 0, to: 900_000 }),
  query: fc.constantFrom('2BR', 'gym'),
  within: fc.constant(
    writeArea(
      [
        [25, 55],
        [26, 55],
        [26, 56],
      ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude })),
    ),
  ),
});
const anySlug = fc.constantFrom(null, '2bhk-in-dubai');

test('columns give the results, prices, counts and ways out that the projects give by themselves', () => {
  fc.assert(
    fc.property(fc.array(anyProject, { maxLength: 6 }), anyCriteria, anySlug, (projects, criteria, slug) => {
      const inOrder = inColumns(projects.map((project) => ({ ...project })));
      const plain = ({ columns: _, position: __, ...project }: SearchableProject) => project;
      const [found, expected] = [partition(inOrder, criteria, slug), partition(projects, criteria, slug)];
      expect(found.matching.map(plain)).toEqual(expected.matching);
      expect(found.hiddenByBudget).toBe(expected.hiddenByBudget);
      expect(inOrder.map(askedPrice(criteria, slug))).toEqual(projects.map(askedPrice(criteria, slug)));
      expect(askedUnit(criteria, slug) && inOrder.map((project) => askedUnit(criteria, slug)?.(project))).toEqual(
        askedUnit(criteria, slug) && projects.map((project) => askedUnit(criteria, slug)?.(project)),
      );
      expect(facets(inOrder, criteria, facetNames, slug)).toEqual(facets(projects, criteria, facetNames, slug));
      expect(relaxations(inOrder, criteria, slug)).toEqual(relaxations(projects, criteria, slug));
    }),
    { numRuns: 400 },
  );
});
