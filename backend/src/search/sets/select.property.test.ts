import { placeMarkers } from '@iwan/shared/domain/map/map-markers';
import { similarProjects } from '@iwan/shared/domain/project/similar';
import { writeArea } from '@iwan/shared/domain/search/areas/drawn-area';
import { leastPrice } from '@iwan/shared/domain/search/budget/least-price';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { facets, relaxations } from '@iwan/shared/domain/search/facets/count-facets';
import { facetNames } from '@iwan/shared/domain/search/facets/facets';
import { page as cut } from '@iwan/shared/domain/search/paging';
import { projectSorts, sortProjects } from '@iwan/shared/domain/search/project-sort';
import { slugRule } from '@iwan/shared/domain/search/rules/slug-filter';
import { askedUnit, requestedPrice } from '@iwan/shared/domain/search/rules/unit-rule';
import { partition } from '@iwan/shared/domain/search/search-filter';
import { suggestions } from '@iwan/shared/domain/search/suggestions';
import { hasInName } from '@iwan/shared/domain/search/words/project-names';
import { byTextRank } from '@iwan/shared/domain/search/words/text-search';
import { anyCriteria as anyCriteriaOf } from '@iwan/shared/testing/any-criteria';
import fc from 'fast-check';
import type { ProjectRecord } from '../../database/project-record';
import { anyRecord, anyRecords, projectNames } from '../../testing/projects/any-record';
import { indexProjects } from '../project-index';
import { largestPage, type ProjectOptions } from '../question';
import { type IndexedProject, indexProject } from '../searched-project';
import type { Selection } from '../select';

const idsOf = (projects: readonly IndexedProject[]) => projects.map(({ record }) => record.id);

/** The projects before the criteria, in the order of the options. */
function candidatesOf(projects: readonly IndexedProject[], options: ProjectOptions): readonly IndexedProject[] {
  const { ids, named, slug, inName, sort, similar } = options;
  const ordered = sort === null ? projects : sortProjects(projects, sort);
  const to = projects.find(({ id }) => id === similar);
  const alike = to === undefined ? [] : similarProjects(to, ordered, largestPage);
  const [isSlugged, isNamed] = [slugRule(slug), hasInName(inName)];
  return (similar === null ? ordered : alike).filter(
    (project) =>
      (ids.length === 0 || ids.includes(project.id)) &&
      (named === null || project.nameSlug === named) &&
      isSlugged(project) &&
      isNamed(project),
  );
}

function inRequestedOrder(
  matching: readonly IndexedProject[],
  { sort, criteria, slug }: ProjectOptions,
): readonly IndexedProject[] {
  if (sort === null) return criteria.query === null ? matching : byTextRank(matching, criteria.query);
  const isByPrice = sort === 'price' || sort === 'price-desc';
  return isByPrice ? sortProjects(matching, sort, requestedPrice(criteria, slug)) : matching;
}

/**
 * The answer to a question by the rules of `shared/domain` alone, which look at each project: what the index has to answer. The
 * units that were asked for are given by their index among those of the project.
 */
function selectPlainly(projects: readonly IndexedProject[], options: ProjectOptions): Selection {
  const { criteria, slug, map, suggest } = options;
  const candidates = candidatesOf(projects, options);
  const { matching, hiddenByBudget } = partition(candidates, criteria, slug);
  const unitOf = askedUnit(criteria, slug);
  const unitsOf = (some: readonly IndexedProject[]) =>
    unitOf === null
      ? {}
      : {
          askedUnits: new Map(
            some.flatMap((project) => {
              const unit = unitOf(project);
              return unit === null ? [] : [[project.record.id, (project.unitTypes ?? []).indexOf(unit)] as const];
            }),
          ),
        };
  const { filters, fields } = options;
  if (suggest !== null) {
    const { projects: found, ...named } = suggestions(matching, suggest);
    return {
      ids: idsOf(found),
      meta: { total: matching.length, ...(fields && { fields }), filters, suggest, suggestions: named },
    };
  }
  const priceOf = requestedPrice(criteria, slug);
  if (map) {
    const items = matching.flatMap((project) =>
      project.place === null ? [] : [{ ...project.place, location: project.location, project }],
    );
    const placed = placeMarkers(items, map, ({ project }) => unitOf?.(project)?.price || project.price);
    const markers = placed.markers.map(({ project }) => project);
    const unplaced = matching.filter(({ place }) => place === null);
    return {
      ids: idsOf(markers),
      ...unitsOf(markers),
      meta: {
        ...{ total: matching.length, fields: 'marker', filters, placed: placed.total },
        clusters: placed.clusters.map(({ leastPrice: least, ...cluster }) => ({
          ...cluster,
          ...(least !== undefined && { least_price: least }),
        })),
        unplaced: { total: unplaced.length, ids: unplaced.slice(0, 20).map(({ id }) => id) },
      },
    };
  }
  const ordered = inRequestedOrder(matching, options);
  const page = options.page ?? (ordered.length > largestPage ? { page: 1, perPage: largestPage } : null);
  const slice = page && cut(ordered, page);
  const shown = slice?.items ?? ordered;
  const least = slice && leastPrice(matching, priceOf);
  return {
    ids: idsOf(shown),
    ...unitsOf(shown),
    meta: {
      total: matching.length,
      ...(slice && { page: slice.page, per_page: slice.perPage }),
      ...(fields && { fields }),
      ...(options.sort && { sort: options.sort }),
      filters,
      ...(criteria.budget && { hidden_by_budget: hiddenByBudget }),
      ...(least && { least_price: least }),
      ...(options.facets.length > 0 && { facets: facets(candidates, criteria, options.facets, slug) }),
      ...(matching.length === 0 && { relaxations: relaxations(candidates, criteria, slug) }),
    },
  };
}

const words = ['1BR', '2br', '2BR', '6BR', 'Gym', 'Sea', 'Ready', 'Dubai Marina', 'Marensand', 'Furnished', 'Villa'];

const anyCriteria = anyCriteriaOf(fc.constantFrom(...words), {
  budget: fc.constantFrom({ from: 10_000, to: 1_500_000 }, { from: 0, to: 900_000 }),
  query: fc.constantFrom('2BR', 'gym', 'quay', 'marnia', 'marima', 'quay one', 'metro villa'),
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
const anySlug = fc.constantFrom(null, null, '2bhk-in-dubai', 'dubai-marina', 'villa-to-buy-in-dubai', 'no-such-slug');
const anyText = fc.constantFrom(
  'quay',
  'Quay One',
  'quay oen',
  'quat',
  'gym',
  'المارينا',
  'tower 2',
  'villa metro',
  '***',
  'm',
);
const anySort = fc.constantFrom(null, ...projectSorts);

const none: ProjectOptions = {
  ...{ fields: null, page: null, sort: null, named: null, ids: [], similar: null, suggest: null, map: null },
  ...{ inName: '', facets: [], filters: {}, criteria: noCriteria, slug: null },
};

/** Any question of the list. */
const anyQuestion: fc.Arbitrary<ProjectOptions> = fc
  .record({
    criteria: fc.oneof(anyCriteria, fc.constant(noCriteria)),
    slug: anySlug,
    sort: anySort,
    facets: fc.constantFrom([], facetNames),
    page: fc.constantFrom(null, { page: 1, perPage: 3 }, { page: 2, perPage: 2 }),
    inName: fc.constantFrom('', '', '', 'quay'),
    similar: fc.constantFrom(null, null, null, '1', '4', '999'),
  })
  .map((requested) => ({ ...none, ...requested }));

/** Counts by the spelling of the first in the list, which need not be sorted: in lower case, in one order. */
const inOneSpelling = (response: unknown): unknown =>
  JSON.parse(JSON.stringify(response, (_, value) => (isCounts(value) ? inLowerCase(value) : value)));

type Counts = readonly { readonly value: string; readonly count: number }[];

const isCounts = (value: unknown): value is Counts =>
  Array.isArray(value) &&
  value.some((each) => typeof each === 'object' && each !== null && 'count' in each && 'value' in each);

const inLowerCase = (counts: Counts) => counts.map(({ value, count }) => `${value.toLowerCase()} ${count}`).sort();

function expectEqual(records: readonly ProjectRecord[], questions: readonly ProjectOptions[]): void {
  const index = indexProjects(records);
  const plain = records.map(indexProject);
  for (const question of questions) {
    const [found, expected] = [index.select(question), selectPlainly(plain, question)];
    if (question.sort === null && question.similar === null) expect(found).toEqual(expected);
    else {
      expect(inOneSpelling(found)).toEqual(inOneSpelling(expected));
      expect(found.askedUnits).toEqual(expected.askedUnits);
    }
  }
}

test('the index answers every question of the list as the rules do that look at each project', () => {
  fc.assert(fc.property(anyRecords(6), fc.array(anyQuestion, { minLength: 1, maxLength: 3 }), expectEqual), {
    numRuns: 250,
  });
});

test('the index suggests what the rules suggest', () => {
  fc.assert(
    fc.property(anyRecords(6), anyText, fc.oneof(anyCriteria, fc.constant(noCriteria)), (records, suggest, criteria) =>
      expectEqual(records, [
        { ...none, suggest, criteria },
        { ...none, criteria: { ...noCriteria, query: suggest } },
      ]),
    ),
    { numRuns: 150 },
  );
});

const unitsOf = (project: number, count: number) =>
  Array.from({ length: count }, (_, unit) => ({
    ...{ type: `${1 + ((project + unit) % 4)}BR`, view: ['Sea', 'Park'][(project * unit) % 2] },
    ...{
      price: 600_000 + ((project * 7_919 + unit * 104_729) % 3_000) * 1_000,
      size: 500 + ((project + unit * 37) % 900),
    },
    ...{ available: (project + unit) % 5, baths: 1 + ((project * unit) % 4) },
  }));

/** So many projects that prices, units and the map are divided, of which some have more units than are in sets. */
const many: readonly ProjectRecord[] = fc.sample(anyRecord, { seed: 7, numRuns: 900 }).map((record, at) => ({
  ...record,
  id: 2 * at + 3,
  name: `${projectNames[at % projectNames.length]} ${at % 3 === 0 ? at : at % 40}`,
  starting_price: at % 9 === 0 ? null : `AED ${500_000 + ((at * 7_907) % 4_000) * 1_000}`,
  latitude: at % 17 === 0 ? null : (24.95 + ((at * 37) % 400) / 1_000).toFixed(4),
  longitude: (55.05 + ((at * 91) % 500) / 1_000).toFixed(4),
  units: at % 6 === 0 ? null : unitsOf(at, at % 90 === 1 ? 25 : at % 5),
})) as readonly ProjectRecord[];

test('the index answers as the rules do among many projects, whose prices and places it divides', () => {
  const criteria = [
    noCriteria,
    ...fc.sample(anyCriteria, { seed: 11, numRuns: 8 }),
    { ...noCriteria, configurations: ['2BR'] },
    { ...noCriteria, configurations: ['2BR', '3BR'], budget: { from: 700_000, to: 1_900_000 } },
    { ...noCriteria, size: { from: 700, to: 1_100 }, views: ['Sea'] },
    { ...noCriteria, monthly: '6000' },
    { ...noCriteria, budget: { from: 900_001, to: 1_400_000 } },
    { ...noCriteria, query: 'quay 12' },
  ];
  const pages = [1, 2, 40].map((page) => ({ page, perPage: 30 }));
  const questions = criteria.flatMap((one, at) => [
    { ...none, criteria: one, facets: facetNames, page: { page: 1, perPage: 9 } },
    ...projectSorts
      .slice(0, 2)
      .map((sort, place) => ({ ...none, criteria: one, sort, page: pages[(at + place) % 3] ?? null })),
    { ...none, criteria: one, map: { zoom: 9 + (at % 4), bounds: null } },
    { ...none, criteria: one, map: { zoom: 12, bounds: { west: 55.1, south: 25, east: 55.3, north: 25.2 } } },
  ]);
  const similar = many.slice(0, 3).map(({ id }) => ({ ...none, similar: String(id), page: { page: 1, perPage: 100 } }));
  expectEqual(many, [...questions, ...similar]);
});
