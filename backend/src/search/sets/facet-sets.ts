import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import {
  type FacetCounts,
  type FacetName,
  type Facets,
  inOrderOfCount,
} from '@iwan/shared/domain/search/facets/facets';
import { criterionRules, type OwnCriterion } from '@iwan/shared/domain/search/rules/rule-table';
import { bedroomsOfSlug } from '@iwan/shared/domain/search/rules/slug-filter';
import {
  askedOf,
  isOfUnit,
  type UnitCriterion,
  unitParts,
  withoutUnitCriterion,
} from '@iwan/shared/domain/search/rules/unit-criteria';
import { foundValues } from '@iwan/shared/domain/search/rules/unit-rule';
import type { SearchableProject } from '@iwan/shared/domain/search/searchable-project';
import { remembered } from '../columns/remember-by';
import { type Bits, both, countBits, countBoth, firstBit, without } from './bits';
import { asProjects, type FoundSets } from './found-sets';
import type { Postings } from './postings';
import type { ProjectSets } from './project-sets';

type ValuesOf = (project: SearchableProject) => readonly string[];

/** A value of a facet, in all its spellings. */
interface FacetValue {
  /** Ignoring case. */
  readonly key: string;
  readonly spellings: Set<string>;
  /** What has the value: the ids of groups, of entries of a list or of a field of units. */
  readonly ids: number[];
  /** The owners of any of these; made where there are several. */
  union: Bits | null;
  /** The projects with an available unit that has it; made where no criterion of a unit is set. */
  offering: Bits | null;
}

/** The values of a criterion, and who has each of them. */
interface FacetValues {
  readonly postings: Postings;
  readonly values: ReadonlyMap<string, FacetValue>;
}

/** Values with the ids that have them. */
function valuesByKey(size: number, valuesOf: (id: number) => readonly string[]): ReadonlyMap<string, FacetValue> {
  const values = new Map<string, FacetValue>();
  for (let id = 0; id < size; id += 1) {
    for (const written of valuesOf(id)) {
      const key = written.trim().toLowerCase();
      const value = remembered(values, key, () => ({
        ...{ key, spellings: new Set<string>(), ids: [] },
        ...{ union: null, offering: null },
      }));
      value.spellings.add(written.trim());
      if (value.ids.at(-1) !== id) value.ids.push(id);
    }
  }
  return values;
}

const unionOf = (value: FacetValue, postings: Postings): Bits => {
  value.union ??= postings.union(value.ids);
  return value.union;
};

/** How many of some projects have a value. */
const countIn = (value: FacetValue, postings: Postings, some: Bits): number => {
  const [only] = value.ids;
  if (value.ids.length === 1 && only !== undefined) return postings.countIn(only, some);
  return countBoth(unionOf(value, postings), some);
};

/** The spelling of a value that comes first: that of the first project that counts, where there are several. */
function spellingOf(
  { key, spellings }: Pick<FacetValue, 'key' | 'spellings'>,
  first: () => number,
  valuesAt: (position: number) => readonly string[],
): string {
  const [only = ''] = spellings;
  if (spellings.size === 1) return only;
  const written = valuesAt(first()).find((value) => value.trim().toLowerCase() === key);
  return written?.trim() ?? only;
}

function firstIn(value: FacetValue, postings: Postings, some: Bits): number {
  return Math.min(...value.ids.map((id) => postings.firstIn(id, some)).filter((first) => first !== -1));
}

/** Counts values that come from units and from projects without any. `valuesAt`: those of a project. */
function tally(valuesAt: (position: number) => readonly string[]) {
  const found = new Map<
    string,
    { readonly spellings: Set<string>; readonly firsts: (() => number)[]; count: number }
  >();
  return {
    /** `first`: the first of the counted projects. */
    note({ key, spellings }: FacetValue, count: number, first: () => number): void {
      if (count === 0) return;
      const known = remembered(found, key, () => ({ spellings: new Set<string>(), firsts: [], count: 0 }));
      for (const spelling of spellings) known.spellings.add(spelling);
      known.firsts.push(first);
      known.count += count;
    },
    counts: (): FacetCounts =>
      inOrderOfCount(
        [...found].map(([key, { spellings, firsts, count }]) => ({
          value: spellingOf({ key, spellings }, () => Math.min(...firsts.map((each) => each())), valuesAt),
          count,
        })),
      ),
  };
}

/** Counts the values of criteria, as `facets` of `shared/domain` counts them for single projects. */
export type FacetSets = ReturnType<typeof openFacetSets>;

export function openFacetSets(sets: ProjectSets) {
  const ownValues = new Map<FacetName, FacetValues>();
  const unitValues = new Map<UnitCriterion, FacetValues>();
  const groupValues = new Map<UnitCriterion, FacetValues>();
  /** The counts of all projects. */
  const ofAll = new Map<FacetName, FacetCounts>();

  function groupedBy(properties: readonly string[], valuesOf: ValuesOf): FacetValues {
    const group = sets.groups(properties);
    if (group === null) throw new Error(`Projects are not grouped by ${properties.join(', ')}`);
    return {
      postings: group.postings,
      values: valuesByKey(group.size, (id) => valuesOf(group.fieldsOf(id) as SearchableProject)),
    };
  }

  const ownOf = (name: OwnCriterion & FacetName) =>
    remembered(ownValues, name, () => {
      const { properties, valuesOf = () => [], isOfEntries = false } = criterionRules[name];
      if (!isOfEntries || !properties.includes('amenities')) return groupedBy(properties, valuesOf);
      const { values: entries } = sets.data.dictionaries.lists.amenities;
      const withEntry = (id: number) => ({ amenities: [entries[id] ?? ''] }) as unknown as SearchableProject;
      return {
        postings: sets.list('amenities'),
        values: valuesByKey(entries.length, (id) => valuesOf(withEntry(id))),
      };
    });

  /** There may be thousands of values: hence nothing but its count is made for one. */
  function countOwn(name: OwnCriterion & FacetName, among: Bits): FacetCounts {
    const { postings, values } = ownOf(name);
    const valuesAt = (position: number) => criterionRules[name].valuesOf?.(sets.at(position)) ?? [];
    const counts: { readonly value: string; readonly count: number }[] = [];
    for (const value of values.values()) {
      const count = countIn(value, postings, among);
      if (count > 0) counts.push({ value: spellingOf(value, () => firstIn(value, postings, among), valuesAt), count });
    }
    return inOrderOfCount(counts);
  }

  const ofUnits = (name: UnitCriterion) =>
    remembered(unitValues, name, () => {
      const { reads, valuesOf = () => [] } = unitParts[name];
      if (reads === 'price' || reads === 'squareFeet') throw new Error(`The values of ${name} are not counted`);
      const { values, postings } = sets.units().valuesOf(reads);
      return { postings, values: valuesByKey(values.length, (id) => valuesOf(values[id])) };
    });

  function countOfUnits(name: UnitCriterion, among: Bits, criteria: SearchCriteria, slug: string | null): FacetCounts {
    const { stated, offered, ownersOf, countOwners } = sets.units();
    const others = withoutUnitCriterion(criteria, name);
    const { units } = offered(others, slug);
    const { postings, values } = ofUnits(name);
    const isAny = askedOf(others).length === 0 && bedroomsOfSlug(slug) === null;
    const { note, counts } = tally((position) => foundValues(name, criteria, slug)(sets.at(position)));
    for (const value of values.values()) {
      const having = unionOf(value, postings);
      if (isAny) value.offering ??= ownersOf(both(having, units));
      const count = isAny && value.offering ? countBoth(value.offering, among) : countOwners(among, having, units);
      note(value, count, () => firstBit(both(ownersOf(both(having, units)), among)));
    }
    const { valuesOfProject } = unitParts[name];
    if (valuesOfProject !== undefined) {
      const properties = name === 'charge' ? ['figures'] : ['unit'];
      const ofProjects = remembered(groupValues, name, () => groupedBy(properties, valuesOfProject));
      const unstated = asProjects(sets, others, without(among, stated));
      for (const value of ofProjects.values.values()) {
        const { postings: groups } = ofProjects;
        note(value, countIn(value, groups, unstated), () => firstIn(value, groups, unstated));
      }
    }
    return counts();
  }

  const countOf = (name: FacetName, among: Bits, criteria: SearchCriteria, slug: string | null) =>
    isOfUnit(name) ? countOfUnits(name, among, criteria, slug) : countOwn(name as OwnCriterion & FacetName, among);

  return {
    count(found: FoundSets, criteria: SearchCriteria, names: readonly FacetName[], slug: string | null): Facets {
      // Most often nothing is chosen yet.
      const isOfAll = slug === null && askedOf(criteria).length === 0 && countBits(found.matching) === sets.size;
      return Object.fromEntries(
        names.map((name) => {
          const count = () => countOf(name, found.withoutOne(name), criteria, slug);
          return [name, isOfAll ? remembered(ofAll, name, count) : count()];
        }),
      );
    },
  };
}
