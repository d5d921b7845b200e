import type { SearchedUnit } from '../../model/entities';
import { bedroomsOfSlug } from '../rules/slug-filter';
import {
  askedOf,
  type OfLoan,
  type UnitCriteria,
  type UnitCriterion,
  type UnitField,
  unitParts,
} from '../rules/unit-criteria';
import { type FoundUnits, unitFound } from '../search-columns';
import type { SearchableProject } from '../searchable-project';

/** The distinct values of a field of all units. */
export interface DistinctValues {
  readonly values: readonly unknown[];
  /** By row, an index of `values`. */
  readonly ids: Uint32Array;
}

/** A field of all units as a number by row; NaN where it is unknown. */
type NumberColumn = Float64Array;

type TextField = 'type' | 'view';
type NumberField = Exclude<UnitField, TextField>;

/** The units of all projects, one row each, in the order of the projects. */
export interface UnitColumns {
  /** The first row of each project by its position, and the number of rows at the end. */
  readonly starts: Uint32Array;
  /** The distinct values of a field, and which of them each unit has. */
  valuesByRow(field: UnitField): DistinctValues;
  /** By row: 1 for a unit that meets all criteria but one. */
  offeredWithout(criteria: UnitCriteria, name: UnitCriterion, slug: string | null): Uint8Array;
  unitsOf(criteria: UnitCriteria, slug: string | null): FoundUnits;
}

function distinctValues(units: readonly SearchedUnit[], field: UnitField): DistinctValues {
  const known = new Map<unknown, number>();
  const values: unknown[] = [];
  const ids = Uint32Array.from(units, (unit) => {
    const value = unit[field] ?? undefined;
    const id = known.get(value) ?? values.push(value) - 1;
    known.set(value, id);
    return id;
  });
  return { values, ids };
}

/** Takes from `rows` those whose text does not hold. The test is made once for each distinct text. */
function keepTexts(rows: Uint8Array, { values, ids }: DistinctValues, holds: (value: unknown) => boolean): void {
  const truth = Uint8Array.from(values, (value) => (holds(value) ? 1 : 0));
  for (let row = 0; row < rows.length; row += 1) rows[row] = (rows[row] ?? 0) & (truth[ids[row] ?? 0] ?? 0);
}

const isNumber = (field: UnitField): field is NumberField => field !== 'type' && field !== 'view';

/** The units that a search asks for. */
interface Asked {
  readonly criteria: UnitCriteria;
  readonly slug: string | null;
  /** 1 for a unit that meets all criteria. */
  readonly rows: Uint8Array;
  /** The same by project, once it was asked for. */
  found: FoundUnits | null;
}

/** Reads the units of projects into columns. */
export function unitColumns(projects: readonly SearchableProject[]): UnitColumns {
  const units = projects.flatMap(({ unitTypes }) => unitTypes ?? []);
  const starts = new Uint32Array(projects.length + 1);
  for (const [position, { unitTypes }] of projects.entries()) {
    starts[position + 1] = (starts[position] ?? 0) + (unitTypes?.length ?? 0);
  }
  const available = Uint8Array.from(units, (unit) => (unit.available === 0 ? 0 : 1));
  const texts = { type: distinctValues(units, 'type'), view: distinctValues(units, 'view') };
  const numbersOf = (field: NumberField) => Float64Array.from(units, (unit) => unit[field] ?? Number.NaN);
  const numbers = {
    price: numbersOf('price'),
    squareFeet: numbersOf('squareFeet'),
    baths: numbersOf('baths'),
    serviceCharge: numbersOf('serviceCharge'),
  };
  const owners = new Uint32Array(units.length);
  for (let position = 0; position < projects.length; position += 1) {
    owners.fill(position, starts[position], starts[position + 1]);
  }

  // One search asks for the same rows several times, for its results and for its counters, and once for those at any price.
  let recent: readonly Asked[] = [];

  function asked(criteria: UnitCriteria, slug: string | null): Asked {
    const known = recent.find((each) => each.criteria === criteria && each.slug === slug);
    if (known !== undefined) return known;
    const made: Asked = { criteria, slug, rows: checked(criteria, slug), found: null };
    recent = [made, ...recent.slice(0, 1)];
    return made;
  }

  function offeredWithout(criteria: UnitCriteria, name: UnitCriterion, slug: string | null): Uint8Array {
    return askedOf(criteria).includes(name)
      ? checked({ ...criteria, [name]: undefined }, slug)
      : asked(criteria, slug).rows;
  }

  function checked(criteria: UnitCriteria, slug: string | null): Uint8Array {
    const rows = available.slice();
    const hasBedrooms = bedroomsOfSlug(slug);
    if (hasBedrooms !== null) keepTexts(rows, texts.type, (type) => hasBedrooms(String(type)));
    for (const name of askedOf(criteria)) {
      const { reads, ofField } = unitParts[name];
      const holds = ofField(criteria[name]);
      if (isNumber(reads)) keepNumbers(rows, numbers[reads], holds);
      else keepTexts(rows, texts[reads], (value) => holds(value, noProject));
    }
    return rows;
  }

  function keepNumbers(
    rows: Uint8Array,
    values: NumberColumn,
    holds: (value: unknown, project: OfLoan) => boolean,
  ): void {
    for (let row = 0; row < rows.length; row += 1) {
      if (rows[row] !== 1) continue;
      const value = values[row] ?? Number.NaN;
      const known = Number.isNaN(value) ? undefined : value;
      if (!holds(known, projects[owners[row] ?? 0] ?? noProject)) rows[row] = 0;
    }
  }

  function unitsOf(criteria: UnitCriteria, slug: string | null): FoundUnits {
    const one = asked(criteria, slug);
    one.found ??= foundIn(one.rows);
    return one.found;
  }

  function foundIn(rows: Uint8Array): FoundUnits {
    const byPosition = new Uint8Array(projects.length);
    for (let position = 0; position < byPosition.length; position += 1) {
      const [from, to] = [starts[position] ?? 0, starts[position + 1] ?? 0];
      let found: number = from === to ? unitFound.unitsUnknown : unitFound.no;
      for (let row = from; row < to && found === unitFound.no; row += 1) found = rows[row] ?? 0;
      byPosition[position] = found;
    }
    return {
      byPosition,
      cheapest: (position) => {
        const from = starts[position] ?? 0;
        let cheapest = -1;
        for (let row = from; row < (starts[position + 1] ?? 0); row += 1) {
          if (rows[row] !== 1) continue;
          if (cheapest === -1 || isCheaper(numbers.price[row], numbers.price[cheapest])) cheapest = row;
        }
        return cheapest === -1 ? -1 : cheapest - from;
      },
    };
  }

  return { starts, valuesByRow: (field) => distinctValues(units, field), offeredWithout, unitsOf };
}

/** Whether a price is known, and lower than the other or the other is not known. */
const isCheaper = (price = Number.NaN, than = Number.NaN) =>
  price < than || (Number.isNaN(than) && !Number.isNaN(price));

const noProject: OfLoan = { status: null, categories: [] };
