import { isAvailable } from '@iwan/shared/domain/project/units/unit-types';
import { bedroomsOfSlug } from '@iwan/shared/domain/search/rules/slug-filter';
import {
  askedOf,
  asksForStates,
  type PricedProject,
  type SearchedField,
  type UnitCriteria,
  type UnitCriterion,
  unitParts,
} from '@iwan/shared/domain/search/rules/unit-criteria';
import { LRUCache } from 'lru-cache';
import { type Dictionaries, type UnitRows, type UnitText, unitTexts } from '../columns/column-data';
import type { ColumnProject } from '../columns/column-project';
import { rememberBy } from '../columns/remember-by';
import { addAll, type Bits, both, countInSeries, eachBit, hasBit, keepBoth, noBits, setBit } from './bits';
import { NumberIndex, type NumberRange } from './number-index';
import { noValue, Postings } from './postings';

// The n-th units of all projects are a set of their own, in which a unit has the number of its project's position; these sets
// lie one behind the other. So the projects that have a suitable unit are a union of a few sets, found without looking at units.
// Projects with many units are few: they have such sets of their own behind the others, in which they are numbered from 0.

/** Projects with more units are among those with many. */
const mostSlots = 8;

/** The sets of units that are remembered; each has some hundred kilobytes with 200,000 projects. */
const mostRemembered = 24;

type NumberField = 'price' | 'squareFeet';
type ValueField = Exclude<SearchedField, NumberField>;

/** The distinct values of a field of units, and the units that have each of them. */
export interface UnitValues {
  readonly values: readonly unknown[];
  readonly postings: Postings;
}

/** The units that were asked for. */
export interface OfferedUnits {
  readonly units: Bits;
  /** The projects that have one. */
  readonly projects: Bits;
  /** The index of the cheapest of them among a project's units; -1 without any. */
  cheapest(position: number): number;
  /** Its price in dirhams, 0 where it is unknown; `null` without such a unit. */
  cheapestPrice(position: number): number | null;
}

export interface UnitSets {
  /** The projects with units. */
  readonly stated: Bits;
  /** The available units that meet all criteria and have the bedrooms of the slug. */
  offered(criteria: UnitCriteria, slug: string | null): OfferedUnits;
  valuesOf(field: ValueField): UnitValues;
  /** The projects that have one of some units. */
  ownersOf(units: Bits): Bits;
  /** How many of some projects have a unit that is in two sets of units. */
  countOwners(some: Bits, one: Bits, other: Bits): number;
  /** The prices in dirhams. */
  prices(): NumberIndex;
  /** The position of the project of a unit of these sets. */
  ownerOf(unit: number): number;
  /** Its index among the units of its project. */
  indexOf(unit: number): number;
}

const isText = (field: ValueField): field is UnitText => unitTexts.some((name) => name === field);

const noProject: PricedProject = { status: null, categories: [], location: null };

const isNumber = (field: SearchedField): field is NumberField => field === 'price' || field === 'squareFeet';

/** A range that a criterion of numbers means; `null` where its rule depends on more than the number. */
function rangeOf(criteria: UnitCriteria, name: UnitCriterion): NumberRange | null {
  const range = name === 'budget' || name === 'size' ? criteria[name] : null;
  return range ? { least: range.from ?? 0, most: range.to ?? Number.POSITIVE_INFINITY } : null;
}

/** What is made of the units alone, which the next state shares where no unit changed. */
interface UnitIndex extends Pick<UnitSets, 'stated' | 'ownersOf' | 'countOwners' | 'ownerOf' | 'indexOf'> {
  /** The units that are not sold. */
  readonly available: Bits;
  /** The number of the first unit of a project, and how far apart the numbers of its units are. */
  firstOf(position: number): number;
  stepAt(position: number): number;
  valueIds(field: ValueField): { readonly values: readonly unknown[] | null; readonly postings: Postings };
  numbers(field: NumberField): NumberIndex;
}

const indexUnits = rememberBy((units: UnitRows): UnitIndex => {
  const layout = layOut(units.starts);
  const { size, rowOf } = layout;
  const available = noBits(size);
  for (let unit = 0; unit < size; unit += 1) {
    const row = rowOf(unit);
    if (row !== -1 && units.available[row] !== 0) setBit(available, unit);
  }
  const fields = new Map<ValueField, ReturnType<UnitIndex['valueIds']>>();
  const numbers = new Map<NumberField, NumberIndex>();
  return {
    ...layout,
    available,
    valueIds(field) {
      const known = fields.get(field);
      if (known !== undefined) return known;
      const { values, ids } = isText(field) ? { values: null, ids: units[field] } : distinctNumbers(units[field]);
      const byUnit = new Uint32Array(size).fill(noValue);
      for (let unit = 0; unit < size; unit += 1) {
        const row = rowOf(unit);
        if (row !== -1) byUnit[unit] = ids[row] ?? noValue;
      }
      const made = { values, postings: new Postings(byUnit) };
      fields.set(field, made);
      return made;
    },
    numbers(field) {
      const numbersOf = units[field];
      const known =
        numbers.get(field) ??
        new NumberIndex(
          size,
          (unit) => numbersOf[rowOf(unit)] ?? Number.NaN,
          (unit) => rowOf(unit) !== -1,
        );
      numbers.set(field, known);
      return known;
    },
  };
});

/** The numbers of units. `starts`: the first row of each project, and the number of rows at the end. */
function layOut(starts: Uint32Array) {
  const projects = starts.length - 1;
  const stated = noBits(projects);
  const crowded: number[] = [];
  let [slots, crowdedSlots] = [0, 0];
  for (let position = 0; position < projects; position += 1) {
    const count = (starts[position + 1] ?? 0) - (starts[position] ?? 0);
    if (count > 0) setBit(stated, position);
    if (count > mostSlots) {
      crowded.push(position);
      crowdedSlots = Math.max(crowdedSlots, count);
    } else slots = Math.max(slots, count);
  }
  /** Units of one set. */
  const span = noBits(projects).length * 32;
  const crowdedSpan = noBits(crowded.length).length * 32;
  /** The first unit of the projects with many. */
  const ordinary = slots * span;
  const size = ordinary + crowdedSlots * crowdedSpan;
  const crowdedPlaces = new Map(crowded.map((position, place) => [position, place]));
  const isCrowded = (position: number) => (starts[position + 1] ?? 0) - (starts[position] ?? 0) > mostSlots;
  const ownerOf = (unit: number) =>
    unit < ordinary ? unit % span : (crowded[(unit - ordinary) % crowdedSpan] ?? projects);
  const indexOf = (unit: number) =>
    unit < ordinary ? Math.floor(unit / span) : Math.floor((unit - ordinary) / crowdedSpan);
  /** The units of projects with many in each of two series: by place, whether there is one. */
  const crowdedOf = (one: Bits, other: Bits) => {
    const found = noBits(crowded.length);
    for (let from = ordinary / 32; from < one.length; from += found.length) {
      for (let at = 0; at < found.length; at += 1) {
        found[at] = (found[at] ?? 0) | ((one[from + at] ?? 0) & (other[from + at] ?? 0));
      }
    }
    return found;
  };
  return {
    stated,
    size,
    ownerOf,
    indexOf,
    /** The row of a unit; -1 where a project has not so many. */
    rowOf(unit: number): number {
      const position = ownerOf(unit);
      if (position >= projects || (unit < ordinary && isCrowded(position))) return -1;
      const row = (starts[position] ?? 0) + indexOf(unit);
      return row < (starts[position + 1] ?? 0) ? row : -1;
    },
    firstOf: (position: number) => (isCrowded(position) ? ordinary + (crowdedPlaces.get(position) ?? 0) : position),
    stepAt: (position: number) => (isCrowded(position) ? crowdedSpan : span),
    ownersOf(some: Bits): Bits {
      const owners = noBits(projects);
      const words = owners.length;
      for (let slot = 0; slot < slots; slot += 1) addAll(owners, some.subarray(slot * words, (slot + 1) * words));
      eachBit(crowdedOf(some, some), (place) => setBit(owners, crowded[place] ?? 0));
      return owners;
    },
    countOwners(some: Bits, one: Bits, other: Bits): number {
      const words = ordinary / 32;
      let count = countInSeries(some, one.subarray(0, words), other.subarray(0, words));
      eachBit(crowdedOf(one, other), (place) => {
        if (hasBit(some, crowded[place] ?? 0)) count += 1;
      });
      return count;
    },
  };
}

export function openUnitSets(
  units: UnitRows,
  texts: Dictionaries['units'],
  projectAt: (position: number) => ColumnProject,
): UnitSets {
  const { starts } = units;
  const index = indexUnits(units);
  const { stated, available, ownersOf, ownerOf, firstOf, stepAt } = index;
  const remembered = new LRUCache<string, Bits>({ max: mostRemembered });
  let notOffered: Bits | null = null;
  const offers = new LRUCache<string, OfferedUnits>({ max: mostRemembered });

  function valuesOf(field: ValueField): UnitValues {
    const { values, postings } = index.valueIds(field);
    return { values: values ?? (isText(field) ? texts[field].values : []), postings };
  }

  /** The units that meet one criterion. */
  function meeting(criteria: UnitCriteria, name: UnitCriterion): Bits {
    const key = `${name} ${JSON.stringify(criteria[name])}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const { reads, ofField } = unitParts[name];
    const holds = ofField(criteria[name]);
    const found = isNumber(reads)
      ? meetingNumber(reads, holds, rangeOf(criteria, name))
      : withValue(reads, (value) => holds(value, noProject));
    remembered.set(key, found);
    return found;
  }

  function meetingNumber(
    field: NumberField,
    holds: (number: unknown, project: PricedProject) => boolean,
    range: NumberRange | null,
  ): Bits {
    // Only a rule that is no range asks for the project.
    if (range !== null) return index.numbers(field).where((number) => holds(number, noProject), range);
    return index.numbers(field).where((number, unit) => holds(number, projectAt(ownerOf(unit))));
  }

  function withValue(field: ValueField, holds: (value: unknown) => boolean): Bits {
    const { values, postings } = valuesOf(field);
    return postings.where((id) => holds(values[id]));
  }

  /** Made once: most searches are for available units. */
  function notUnderOffer(): Bits {
    notOffered ??= withValue('offer_state', (offer_state) =>
      isAvailable({ available: null, offer_state: String(offer_state) }),
    );
    return notOffered;
  }

  function offered(criteria: UnitCriteria, slug: string | null): OfferedUnits {
    const requested = askedOf(criteria);
    const key = JSON.stringify([slug, requested.map((name) => [name, criteria[name]])]);
    const known = offers.get(key);
    if (known !== undefined) return known;
    const hasBedrooms = bedroomsOfSlug(slug);
    const rows = asksForStates(criteria) ? available.slice() : both(available, notUnderOffer());
    if (hasBedrooms !== null) {
      keepBoth(
        rows,
        withValue('type', (type) => hasBedrooms(String(type))),
      );
    }
    for (const name of requested) keepBoth(rows, meeting(criteria, name));
    const made = offer(rows);
    offers.set(key, made);
    return made;
  }

  function offer(rows: Bits): OfferedUnits {
    const owners = ownersOf(rows);
    /** The row of the cheapest; -1 without one. */
    const cheapestRow = (position: number) => {
      const step = stepAt(position);
      const end = starts[position + 1] ?? 0;
      let cheapest = -1;
      for (let row = starts[position] ?? 0, unit = firstOf(position); row < end; row += 1, unit += step) {
        if ((((rows[unit >>> 5] ?? 0) >>> (unit & 31)) & 1) === 0) continue;
        if (cheapest === -1 || isCheaper(units.price[row], units.price[cheapest])) cheapest = row;
      }
      return cheapest;
    };
    return {
      units: rows,
      projects: owners,
      cheapest: (position) => {
        const row = cheapestRow(position);
        return row === -1 ? -1 : row - (starts[position] ?? 0);
      },
      cheapestPrice: (position) => {
        const row = cheapestRow(position);
        return row === -1 ? null : units.price[row] || 0;
      },
    };
  }

  return {
    stated,
    offered,
    valuesOf,
    ownersOf,
    countOwners: index.countOwners,
    prices: () => index.numbers('price'),
    ownerOf,
    indexOf: index.indexOf,
  };
}

function distinctNumbers(numbers: Float64Array): { readonly values: readonly unknown[]; readonly ids: Uint32Array } {
  const known = new Map<number, number>();
  const values: (number | undefined)[] = [];
  const ids = new Uint32Array(numbers.length);
  for (let row = 0; row < ids.length; row += 1) {
    const number = numbers[row] ?? Number.NaN;
    let id = known.get(number);
    if (id === undefined) {
      id = values.push(Number.isNaN(number) ? undefined : number) - 1;
      known.set(number, id);
    }
    ids[row] = id;
  }
  return { values, ids };
}

/** Whether a price is known, and lower than the other or the other is not known. */
const isCheaper = (price = Number.NaN, than = Number.NaN) =>
  price < than || (Number.isNaN(than) && !Number.isNaN(price));
