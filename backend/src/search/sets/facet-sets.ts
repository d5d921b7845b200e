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

/** Values with the ids that have them. */
function valuesByKey(size: number, valuesOf: (id: number) => readonly string[]): ReadonlyMap<string, FacetValue> {
  const values = new Map<string, FacetValue>();
  for (let id = 0; id < size; id += 1) {
    for (const written of valuesOf(id)) {
      const spelling = written.trim();
      const key = spelling.toLowerCase();
      const known = values.get(key) ?? { key, spellings: new Set(), ids: [], union: null, offering: null };
      known.spellings.add(spelling);
      if (known.ids.at(-1) !== id) known.ids.push(id);
      values.set(key, known);
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

function firstIn(value: FacetValue, postings: Postings, some: Bits): number {
  return value.ids.reduce((first, id) => earlier(first, postings.firstIn(id, some)), -1);
}

const earlier = (one: number, other: number) => (one === -1 ? other : other === -1 ? one : Math.min(one, other));

/** The spelling of a value that comes first: that of the project at a position, where there are several. */
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

/** Counts values that come from units and from projects without any. */
function tally(valuesAt: (position: number) => readonly string[]) {
  const found = new Map<string, { readonly spellings: Set<string>; readonly first: (() => number)[]; count: number }>();
  return {
    /** `first`: the first of the counted projects. */
    note({ key, spellings }: FacetValue, count: number, first: () => number): void {
      if (count === 0) return;
      const known = found.get(key);
      found.set(key, {
        spellings: new Set([...(known?.spellings ?? []), ...spellings]),
        first: [...(known?.first ?? []), first],
        count: (known?.count ?? 0) + count,
      });
    },
    counts: (): FacetCounts =>
      inOrderOfCount(
        [...found].map(([key, { spellings, first, count }]) => ({
          value: spellingOf(
            { key, spellings },
            () => first.reduce((one, other) => earlier(one, other()), -1),
            valuesAt,
          ),
          count,
        })),
      ),
  };
}

/** Counts the values of criteria, as `facets` of `shared/domain` counts them for single projects. */
export interface FacetSets {
  count(found: FoundSets, criteria: SearchCriteria, names: readonly FacetName[], slug: string | null): Facets;
}

export function openFacetSets(sets: ProjectSets): FacetSets {
  const ownValues = new Map<
    FacetName,
    { readonly postings: Postings; readonly values: ReadonlyMap<string, FacetValue> }
  >();
  const unitValues = new Map<UnitCriterion, ReadonlyMap<string, FacetValue>>();
  const groupValues = new Map<UnitCriterion, ReturnType<typeof readOwn>>();
  /** The counts of all projects. */
  const ofAll = new Map<FacetName, FacetCounts>();

  function readOwn(properties: readonly string[], valuesOf: ValuesOf) {
    const group = sets.groups(properties);
    if (group === null) throw new Error(`Projects are not grouped by ${properties.join(', ')}`);
    return {
      postings: group.postings,
      values: valuesByKey(group.size, (id) => valuesOf(group.fieldsOf(id) as SearchableProject)),
    };
  }

  function ownOf(name: OwnCriterion & FacetName) {
    const known = ownValues.get(name);
    if (known !== undefined) return known;
    const { properties, valuesOf = () => [], isOfEntries = false } = criterionRules[name];
    const { values: entries } = sets.data.dictionaries.lists.amenities;
    const made =
      isOfEntries && properties.includes('amenities')
        ? {
            postings: sets.list('amenities'),
            values: valuesByKey(entries.length, (id) =>
              valuesOf({ amenities: [entries[id] ?? ''] } as unknown as SearchableProject),
            ),
          }
        : readOwn(properties, valuesOf);
    ownValues.set(name, made);
    return made;
  }

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

  function unitValuesOf(name: UnitCriterion) {
    const { reads, valuesOf = () => [] } = unitParts[name];
    if (reads === 'price' || reads === 'squareFeet') throw new Error(`The values of ${name} are not counted`);
    const { values, postings } = sets.units().valuesOf(reads);
    const known = unitValues.get(name) ?? valuesByKey(values.length, (id) => valuesOf(values[id]));
    unitValues.set(name, known);
    return { postings, values: known };
  }

  /** The values of projects without units. */
  function groupValuesOf(name: UnitCriterion) {
    const { valuesOfProject } = unitParts[name];
    if (valuesOfProject === undefined) return null;
    const known = groupValues.get(name) ?? readOwn(name === 'charge' ? ['figures'] : ['unit'], valuesOfProject);
    groupValues.set(name, known);
    return known;
  }

  function countOfUnits(name: UnitCriterion, among: Bits, criteria: SearchCriteria, slug: string | null): FacetCounts {
    const { stated, offered, ownersOf, countOwners } = sets.units();
    const others = withoutUnitCriterion(criteria, name);
    const { units } = offered(others, slug);
    const { postings, values } = unitValuesOf(name);
    const ofProjects = groupValuesOf(name);
    const unstated = ofProjects === null ? null : asProjects(sets, others, without(among, stated));
    const valuesAt = (position: number) => foundValues(name, criteria, slug)(sets.at(position));
    const isAny = askedOf(others).length === 0 && bedroomsOfSlug(slug) === null;
    const { note, counts } = tally(valuesAt);
    for (const value of values.values()) {
      const having = unionOf(value, postings);
      if (isAny) value.offering ??= ownersOf(both(having, units));
      const count = isAny && value.offering ? countBoth(value.offering, among) : countOwners(among, having, units);
      note(value, count, () => firstBit(both(ownersOf(both(having, units)), among)));
    }
    if (ofProjects !== null && unstated !== null) {
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
    count(found, criteria, names, slug) {
      // Most often nothing is chosen yet.
      const isOfAll = slug === null && askedOf(criteria).length === 0 && countBits(found.matching) === sets.size;
      return Object.fromEntries(
        names.map((name) => {
          const known = isOfAll ? ofAll.get(name) : undefined;
          const counts = known ?? countOf(name, found.withoutOne(name), criteria, slug);
          if (isOfAll) ofAll.set(name, counts);
          return [name, counts];
        }),
      );
    },
  };
}
