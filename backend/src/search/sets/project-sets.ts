import { boundsOfArea, parseArea } from '@iwan/shared/domain/search/areas/drawn-area';
import { readEntry } from '@iwan/shared/domain/search/criteria/entries';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { Rule } from '@iwan/shared/domain/search/rules/criterion-rule';
import { criterionRules, type OwnCriterion } from '@iwan/shared/domain/search/rules/rule-table';
import { slugRule } from '@iwan/shared/domain/search/rules/slug-filter';
import {
  type UnitCriteria,
  type UnitCriterion,
  unitParts,
  viewKey,
} from '@iwan/shared/domain/search/rules/unit-criteria';
import { LRUCache } from 'lru-cache';
import type { AspectName, ListName } from '../columns/aspects';
import type { ColumnData, ListColumn } from '../columns/column-data';
import { ColumnProject, columnReader } from '../columns/column-project';
import { type Group, groupsOf } from '../columns/groups';
import { indexNames, type NameIndex, nameKey } from '../columns/name-key';
import { rememberBy } from '../columns/remember-by';
import { addAll, allBits, type Bits, bitsOf, both, noBits, setBit, without } from './bits';
import { NumberIndex, type NumberRange } from './number-index';
import { Postings } from './postings';
import { openTextSets, type TextSets } from './text-sets';
import { openUnitSets, type UnitSets } from './unit-sets';

/** The projects that share what some properties give. */
export interface GroupSets extends Group {
  readonly postings: Postings;
}

/** The projects of one state as sets. What single questions need is made on first use. */
export interface ProjectSets {
  readonly data: ColumnData;
  readonly size: number;
  at(position: number): ColumnProject;
  readonly text: TextSets;
  units(): UnitSets;
  names(): NameIndex;
  /** The projects in groups of those that are alike in some properties; `null` where hardly two are. */
  groups(properties: readonly string[]): GroupSets | null;
  list(name: ListName): Postings;
  aspect(name: AspectName): Postings;
  /** The projects for which a rule holds that reads some properties of a stored project. */
  where(properties: readonly string[], holds: (project: never) => boolean): Bits;
  /** The same for a rule of the starting price. */
  priced(holds: (project: ColumnProject) => boolean, range: NumberRange | null): Bits;
  /** The starting prices; that of a project without one is 0. */
  prices(): NumberIndex;
  /** The projects that match one criterion. */
  meeting<Name extends OwnCriterion>(name: Name, value: SearchCriteria[Name]): Bits;
  /** Of the projects without units those that match a criterion of a unit, and others. */
  meetingAsProject(name: UnitCriterion, criteria: UnitCriteria): Bits;
  /** The projects of the page of a slug. */
  withSlug(slug: string): Bits;
}

const postingsOf = rememberBy((entries: Uint32Array) => new Postings(entries));
const listPostingsOf = rememberBy((entries: Uint32Array, starts: Uint32Array) => new Postings(entries, starts));
const namesOf = rememberBy((hashes: Uint32Array, names: readonly string[]) => indexNames(names, hashes));
const pricesOf = rememberBy(
  (prices: Float64Array) => new NumberIndex(prices.length, (position) => prices[position] ?? 0),
);

/** How many sets are remembered; each has 25 KB with 200,000 projects. */
const mostRemembered = 200;

const isAmenities = (properties: readonly string[]) => properties.length === 1 && properties[0] === 'amenities';

export function openProjectSets(data: ColumnData): ProjectSets {
  const size = data.ids.length;
  const reader = columnReader(data);
  const at = (position: number) => new ColumnProject(reader, position);
  const groupOf = groupsOf(data);
  const groups = new Map<Group, GroupSets>();
  const remembered = new LRUCache<string, Bits>({ max: mostRemembered });
  let units: UnitSets | null = null;

  function once(key: string, make: () => Bits): Bits {
    const known = remembered.get(key) ?? make();
    remembered.set(key, known);
    return known;
  }

  const aspect = (name: AspectName) => postingsOf(data.aspects[name]);
  const listed = ({ entries, starts }: ListColumn) => listPostingsOf(entries, starts);
  const list = (name: ListName) => listed(data.lists[name]);

  const sets: ProjectSets = {
    data,
    size,
    at,
    text: openTextSets(data, aspect, listed),
    units() {
      units ??= openUnitSets(data.units, data.dictionaries.units, at);
      return units;
    },
    names: () => namesOf(data.nameHashes, data.names),
    prices: () => pricesOf(data.prices),
    groups(properties) {
      const group = groupOf(properties);
      if (group === null) return null;
      const known = groups.get(group) ?? {
        ...group,
        postings: postingsOf(group.ids),
      };
      groups.set(group, known);
      return known;
    },
    list,
    aspect,
    where(properties, rule) {
      const holds = rule as (fields: object) => boolean;
      const group = sets.groups(properties);
      if (group !== null) return group.postings.where((id) => holds(group.fieldsOf(id)));
      const found = noBits(size);
      for (let position = 0; position < size; position += 1) if (holds(at(position))) setBit(found, position);
      return found;
    },
    priced: (holds, range) => sets.prices().where((_, position) => holds(at(position)), range),
    meeting: (name, value) =>
      once(`${name} ${JSON.stringify(value)}`, () => meeting(name, criterionRules[name].ruleOf(value), value)),
    meetingAsProject: (name, criteria) =>
      once(`project ${name} ${JSON.stringify(criteria[name])}`, () => meetingAsProject(name, criteria)),
    withSlug: (slug) => once(`slug ${slug}`, () => sets.where(['location', 'sub_cat', 'unit'], slugRule(slug))),
  };

  /** The index finds those that may match, and the rule of the criterion decides. */
  function meeting(name: OwnCriterion, rule: Rule, value: unknown): Bits {
    const { properties, isOfEntries = false } = criterionRules[name];
    if (isOfEntries && isAmenities(properties)) {
      const { values } = data.dictionaries.lists.amenities;
      const holds = rule as unknown as (project: object) => boolean;
      return list('amenities').where((id) => holds({ amenities: [values[id] ?? ''] }));
    }
    switch (name) {
      case 'query':
        return sets.text.ranked(String(value)).all;
      case 'names': {
        const chosen = value as readonly string[];
        const found = chosen.flatMap((each) => sets.names().find(nameKey(each)));
        return bitsOf(
          size,
          found.filter((position) => rule(at(position))),
        );
      }
      case 'allOf':
        return entrySets(sets, value).reduce<Bits>(both, allBits(size));
      case 'noneOf':
        return entrySets(sets, value).reduce<Bits>(without, allBits(size));
      case 'within':
        return within(data, String(value), (position) => rule(at(position)));
      default:
        return sets.where(properties, rule as (project: never) => boolean);
    }
  }

  function meetingAsProject(name: UnitCriterion, criteria: UnitCriteria): Bits {
    const holds = unitParts[name].ofProject(criteria[name]);
    switch (name) {
      case 'budget': {
        const { from, to } = criteria.budget ?? { from: 0, to: 0 };
        return sets.priced(holds, { least: from, most: to });
      }
      case 'monthly':
      case 'firstHome':
        return sets.priced(holds, null);
      case 'views': {
        const found = noBits(size);
        for (const view of criteria.views ?? []) addAll(found, sets.text.ranked(`${viewKey(view)} view`).all);
        return found;
      }
      case 'configurations':
      case 'size':
      case 'charge':
        return sets.where(projectProperties[name], holds as (project: never) => boolean);
      default:
        return holds({} as ColumnProject) ? allBits(size) : noBits(size);
    }
  }

  return sets;
}

/** The projects of each entry of `allOf` or `noneOf`. */
function entrySets(sets: ProjectSets, value: unknown): readonly Bits[] {
  return (value as readonly string[]).map((entry) => {
    const read = readEntry(entry);
    return read === null ? noBits(sets.size) : sets.meeting(read.name, [read.value]);
  });
}

/** What the rules of these criteria read of a project without units. */
const projectProperties = { configurations: ['unit'], size: ['area'], charge: ['figures'] } as const;

/** The projects in a drawn area: those within its bounds are asked. */
function within({ latitudes, longitudes }: ColumnData, area: string, holds: (position: number) => boolean): Bits {
  const size = latitudes.length;
  const corners = parseArea(area);
  if (corners === null) return noBits(size);
  const { west, south, east, north } = boundsOfArea(corners);
  const found: number[] = [];
  for (let position = 0; position < size; position += 1) {
    const [latitude, longitude] = [latitudes[position] ?? Number.NaN, longitudes[position] ?? Number.NaN];
    if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
    if (holds(position)) found.push(position);
  }
  return bitsOf(size, found);
}
