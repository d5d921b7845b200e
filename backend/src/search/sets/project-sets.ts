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
import { ColumnProject } from '../columns/column-project';
import { type Group, groupsOf } from '../columns/groups';
import { indexNames, nameKey } from '../columns/name-key';
import { lazily, rememberBy, remembered } from '../columns/remember-by';
import { addAll, allBits, type Bits, bitsOf, both, noBits, setBit, without } from './bits';
import { NumberIndex, type NumberRange } from './number-index';
import { Postings } from './postings';
import { openTextSets } from './text-sets';
import { openUnitSets } from './unit-sets';

/** The projects of one state as sets. What single questions need is made on first use. */
export type ProjectSets = ReturnType<typeof openProjectSets>;

/** The projects that share what some properties give. */
interface GroupSets extends Group {
  readonly postings: Postings;
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

export function openProjectSets(data: ColumnData) {
  const size = data.ids.length;
  const at = (position: number) => new ColumnProject(data, position);
  const groupOf = groupsOf(data);
  const met = new LRUCache<string, Bits>({ max: mostRemembered });
  const aspect = (name: AspectName) => postingsOf(data.aspects[name]);
  const listed = ({ entries, starts }: ListColumn) => listPostingsOf(entries, starts);
  const list = (name: ListName) => listed(data.lists[name]);
  const text = openTextSets(data, aspect, listed);
  const names = () => namesOf(data.nameHashes, data.names);
  /** The starting prices; that of a project without one is 0. */
  const prices = () => pricesOf(data.prices);
  const units = lazily(() => openUnitSets(data.units, data.dictionaries.units, at));

  /** The projects in groups of those that are alike in some properties; `null` where hardly two are. */
  function groups(properties: readonly string[]): GroupSets | null {
    const group = groupOf(properties);
    return group && { ...group, postings: postingsOf(group.ids) };
  }

  /** The projects for which a rule holds that reads some properties of a stored project. */
  function where(properties: readonly string[], rule: (project: never) => boolean): Bits {
    const holds = rule as (fields: object) => boolean;
    const group = groups(properties);
    if (group !== null) return group.postings.where((id) => holds(group.fieldsOf(id)));
    const found = noBits(size);
    for (let position = 0; position < size; position += 1) if (holds(at(position))) setBit(found, position);
    return found;
  }

  /** The same for a rule of the starting price. */
  const priced = (holds: (project: ColumnProject) => boolean, range: NumberRange | null): Bits =>
    prices().where((_, position) => holds(at(position)), range);

  /** The projects that match one criterion. */
  const meeting = <Name extends OwnCriterion>(name: Name, value: SearchCriteria[Name]): Bits =>
    remembered(met, `${name} ${JSON.stringify(value)}`, () =>
      findMeeting(name, criterionRules[name].ruleOf(value), value),
    );

  /** The index finds those that may match, and the rule of the criterion decides. */
  function findMeeting(name: OwnCriterion, rule: Rule, value: unknown): Bits {
    const { properties, isOfEntries = false } = criterionRules[name];
    if (isOfEntries && isAmenities(properties)) {
      const { values } = data.dictionaries.lists.amenities;
      const holds = rule as unknown as (project: object) => boolean;
      return list('amenities').where((id) => holds({ amenities: [values[id] ?? ''] }));
    }
    switch (name) {
      case 'query':
        return text.ranked(String(value)).all;
      case 'names': {
        const found = (value as readonly string[]).flatMap((each) => names().find(nameKey(each)));
        return bitsOf(
          size,
          found.filter((position) => rule(at(position))),
        );
      }
      case 'allOf':
        return entrySets(value).reduce<Bits>(both, allBits(size));
      case 'noneOf':
        return entrySets(value).reduce<Bits>(without, allBits(size));
      case 'within':
        return within(data, String(value), (position) => rule(at(position)));
      default:
        return where(properties, rule as (project: never) => boolean);
    }
  }

  /** The projects of each entry of `allOf` or `noneOf`. */
  const entrySets = (value: unknown): readonly Bits[] =>
    (value as readonly string[]).map((entry) => {
      const read = readEntry(entry);
      return read === null ? noBits(size) : meeting(read.name, [read.value]);
    });

  /** Of the projects without units those that match a criterion of a unit, and others. */
  const meetingAsProject = (name: UnitCriterion, criteria: UnitCriteria): Bits =>
    remembered(met, `project ${name} ${JSON.stringify(criteria[name])}`, () => findAsProject(name, criteria));

  function findAsProject(name: UnitCriterion, criteria: UnitCriteria): Bits {
    const holds = unitParts[name].ofProject(criteria[name]);
    switch (name) {
      case 'budget': {
        const { from, to } = criteria.budget ?? { from: 0, to: 0 };
        return priced(holds, { least: from, most: to });
      }
      case 'monthly':
      case 'firstHome':
        return priced(holds, null);
      case 'views': {
        const found = noBits(size);
        for (const view of criteria.views ?? []) addAll(found, text.ranked(`${viewKey(view)} view`).all);
        return found;
      }
      case 'configurations':
      case 'size':
      case 'charge':
        return where(projectProperties[name], holds as (project: never) => boolean);
      default:
        return holds({} as ColumnProject) ? allBits(size) : noBits(size);
    }
  }

  /** The projects of the page of a slug. */
  const withSlug = (slug: string): Bits =>
    remembered(met, `slug ${slug}`, () => where(['location', 'sub_cat', 'unit'], slugRule(slug)));

  return {
    ...{ data, size, at, text, units, names, groups, list, aspect, where, priced, prices },
    ...{ meeting, meetingAsProject, withSlug },
  };
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
