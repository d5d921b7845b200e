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
import { rememberBy, remembered } from '../columns/remember-by';
import { addBothInSeries, type Bits, both, countBoth, eachBit, hasBit, keepBoth, noBits, setBit } from './bits';
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

export type UnitSets = ReturnType<typeof openUnitSets>;

/** The units that were asked for. */
export type OfferedUnits = ReturnType<UnitSets['offered']>;

const isText = (field: ValueField): field is UnitText => unitTexts.some((name) => name === field);

const noProject: PricedProject = { status: null, categories: [], location: null };

const isNumber = (field: SearchedField): field is NumberField => field === 'price' || field === 'squareFeet';

/** A range that a criterion of numbers means; `null` where its rule depends on more than the number. */
function rangeOf(criteria: UnitCriteria, name: UnitCriterion): NumberRange | null {
  const range = name === 'budget' || name === 'size' ? criteria[name] : null;
  return range ? { least: range.from ?? 0, most: range.to ?? Number.POSITIVE_INFINITY } : null;
}

/** What is made of the units alone, which the next state shares where no unit changed. */
const indexUnits = rememberBy((units: UnitRows) => {
  const layout = layOut(units.starts);
  const { size, rowOf } = layout;
  /** The units that are not sold. */
  const available = noBits(size);
  for (let unit = 0; unit < size; unit += 1) {
    const row = rowOf(unit);
    if (row !== -1 && units.available[row] !== 0) setBit(available, unit);
  }
  function valueIds(field: ValueField) {
    const { values, ids } = isText(field) ? { values: null, ids: units[field] } : distinctNumbers(units[field]);
    const byUnit = new Uint32Array(size).map((_, unit) =>
      rowOf(unit) === -1 ? noValue : (ids[rowOf(unit)] ?? noValue),
    );
    return { values, postings: new Postings(byUnit) };
  }
  const numberAt = (field: NumberField) => (unit: number) => units[field][rowOf(unit)] ?? Number.NaN;
  const fields = new Map<ValueField, ReturnType<typeof valueIds>>();
  const numbers = new Map<NumberField, NumberIndex>();
  return {
    ...layout,
    available,
    valueIds: (field: ValueField) => remembered(fields, field, () => valueIds(field)),
    numbers: (field: NumberField) =>
      remembered(numbers, field, () => new NumberIndex(size, numberAt(field), (unit) => rowOf(unit) !== -1)),
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
  /** The position of the project of a unit. */
  const ownerOf = (unit: number) =>
    unit < ordinary ? unit % span : (crowded[(unit - ordinary) % crowdedSpan] ?? projects);
  /** The index of a unit among those of its project. */
  const indexOf = (unit: number) =>
    unit < ordinary ? Math.floor(unit / span) : Math.floor((unit - ordinary) / crowdedSpan);
  const ordinaryOf = (some: Bits) => some.subarray(0, ordinary / 32);
  const crowdedOf = (some: Bits) => some.subarray(ordinary / 32);
  /** Calls a function with each project with many units that has one in both of two sets. */
  const eachCrowded = (one: Bits, other: Bits, visit: (position: number) => void) =>
    eachBit(addBothInSeries(noBits(crowded.length), crowdedOf(one), crowdedOf(other)), (place) =>
      visit(crowded[place] ?? 0),
    );
  /** New ones for each of a hundred counts would have the garbage collected several times a second. */
  const counted = noBits(projects);
  return {
    /** The projects with units. */
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
    /** The number of the first unit of a project, and how far apart the numbers of its units are. */
    firstOf: (position: number) => (isCrowded(position) ? ordinary + (crowdedPlaces.get(position) ?? 0) : position),
    stepAt: (position: number) => (isCrowded(position) ? crowdedSpan : span),
    /** The projects that have one of some units. */
    ownersOf(some: Bits): Bits {
      const owners = addBothInSeries(noBits(projects), ordinaryOf(some), ordinaryOf(some));
      eachCrowded(some, some, (position) => setBit(owners, position));
      return owners;
    },
    /** How many of some projects have a unit that is in two sets of units. */
    countOwners(some: Bits, one: Bits, other: Bits): number {
      let count = countBoth(addBothInSeries(counted.fill(0), ordinaryOf(one), ordinaryOf(other)), some);
      eachCrowded(one, other, (position) => {
        if (hasBit(some, position)) count += 1;
      });
      return count;
    },
  };
}

export function openUnitSets(
  units: UnitRows,
  texts: Dictionaries['units'],
  projectAt: (position: number) => ColumnProject,
) {
  const { starts } = units;
  const index = indexUnits(units);
  const { stated, available, ownersOf, countOwners, ownerOf, indexOf, firstOf, stepAt } = index;
  const met = new LRUCache<string, Bits>({ max: mostRemembered });
  const offers = new LRUCache<string, ReturnType<typeof offer>>({ max: mostRemembered });

  /** The distinct values of a field of units, and the units that have each of them. */
  function valuesOf(field: ValueField): { readonly values: readonly unknown[]; readonly postings: Postings } {
    const { values, postings } = index.valueIds(field);
    return { values: values ?? (isText(field) ? texts[field].values : []), postings };
  }

  /** The units that meet one criterion. */
  function meeting(criteria: UnitCriteria, name: UnitCriterion): Bits {
    return remembered(met, `${name} ${JSON.stringify(criteria[name])}`, () => {
      const { reads, ofField } = unitParts[name];
      const holds = ofField(criteria[name]);
      if (!isNumber(reads)) return withValue(reads, (value) => holds(value, noProject));
      const range = rangeOf(criteria, name);
      // Only a rule that is no range asks for the project.
      const projectOf = (unit: number) => (range === null ? projectAt(ownerOf(unit)) : noProject);
      return index.numbers(reads).where((number, unit) => holds(number, projectOf(unit)), range);
    });
  }

  function withValue(field: ValueField, holds: (value: unknown) => boolean): Bits {
    const { values, postings } = valuesOf(field);
    return postings.where((id) => holds(values[id]));
  }

  const notUnderOffer = () =>
    remembered(met, 'not under offer', () =>
      withValue('offer_state', (offer_state) => isAvailable({ available: null, offer_state: String(offer_state) })),
    );

  /** The available units that meet all criteria and have the bedrooms of the slug. */
  function offered(criteria: UnitCriteria, slug: string | null) {
    const requested = askedOf(criteria);
    return remembered(offers, JSON.stringify([slug, requested.map((name) => [name, criteria[name]])]), () => {
      const hasBedrooms = bedroomsOfSlug(slug);
      const rows = asksForStates(criteria) ? available.slice() : both(available, notUnderOffer());
      if (hasBedrooms !== null)
        keepBoth(
          rows,
          withValue('type', (type) => hasBedrooms(String(type))),
        );
      for (const name of requested) keepBoth(rows, meeting(criteria, name));
      return offer(rows);
    });
  }

  function offer(rows: Bits) {
    /** The row of the cheapest; -1 without one. */
    const cheapestRow = (position: number) => {
      const step = stepAt(position);
      const end = starts[position + 1] ?? 0;
      let cheapest = -1;
      for (let row = starts[position] ?? 0, unit = firstOf(position); row < end; row += 1, unit += step) {
        if (!hasBit(rows, unit)) continue;
        if (cheapest === -1 || isCheaper(units.price[row], units.price[cheapest])) cheapest = row;
      }
      return cheapest;
    };
    return {
      units: rows,
      /** The projects that have one. */
      projects: ownersOf(rows),
      /** The index of the cheapest of them among a project's units; -1 without any. */
      cheapest: (position: number) => {
        const row = cheapestRow(position);
        return row === -1 ? -1 : row - (starts[position] ?? 0);
      },
      /** Its price in dirhams, 0 where it is unknown; `null` without such a unit. */
      cheapestPrice: (position: number) => {
        const row = cheapestRow(position);
        return row === -1 ? null : units.price[row] || 0;
      },
    };
  }

  /** The prices in dirhams. */
  const prices = () => index.numbers('price');
  return { stated, offered, valuesOf, ownersOf, countOwners, prices, ownerOf, indexOf };
}

function distinctNumbers(numbers: Float64Array): { readonly values: readonly unknown[]; readonly ids: Uint32Array } {
  const known = new Map<number, number>();
  const values: (number | undefined)[] = [];
  const ids = Uint32Array.from(numbers, (number) =>
    remembered(known, number, () => values.push(Number.isNaN(number) ? undefined : number) - 1),
  );
  return { values, ids };
}

/** Whether a price is known, and lower than the other or the other is not known. */
const isCheaper = (price = Number.NaN, than = Number.NaN) =>
  price < than || (Number.isNaN(than) && !Number.isNaN(price));
