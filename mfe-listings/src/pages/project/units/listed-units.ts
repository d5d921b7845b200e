import type { Unit } from '@iwan/shared/domain/model/entities';
import { isAvailable } from '@iwan/shared/domain/project/units/unit-types';
import type { UnitQuestion, UnitSort } from './unit-question';

const fold = (text: string) => text.trim().toLowerCase();

/** The units that match a query, in its order. A unit that lacks a queried value does not match. */
export function listedUnits<Listed extends Unit>(
  units: readonly Listed[],
  { type, view, floor, size, price, isFree, sort }: UnitQuestion,
): readonly Listed[] {
  const found = units.filter(
    (unit) =>
      (type === null || fold(unit.type) === fold(type)) &&
      (view === null || (unit.view !== undefined && fold(unit.view) === fold(view))) &&
      (floor === null || (unit.floor !== undefined && unit.floor >= floor)) &&
      (size === null || (unit.squareFeet !== null && unit.squareFeet >= size)) &&
      (price === null || (unit.price !== null && unit.price <= price)) &&
      (!isFree || isAvailable(unit)),
  );
  return sort === null ? found : found.toSorted(orders[sort]);
}

type Order = (one: Unit, other: Unit) => number;

/** Sorts by a value; units without it come last in both directions. */
function by(read: (unit: Unit) => number | null | undefined, direction: 1 | -1): Order {
  return (one, other) => {
    const [first, second] = [read(one) ?? null, read(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return (first - second) * direction;
  };
}

const price = ({ price }: Unit) => price;
const size = ({ squareFeet }: Unit) => squareFeet;
const floor = ({ floor }: Unit) => floor;
const confirmed = ({ confirmedAt }: Unit) => (confirmedAt === undefined ? null : Date.parse(confirmedAt));

const orders: Readonly<Record<UnitSort, Order>> = {
  price: by(price, 1),
  'price-desc': by(price, -1),
  size: by(size, 1),
  'size-desc': by(size, -1),
  floor: by(floor, 1),
  'floor-desc': by(floor, -1),
  confirmed: by(confirmed, -1),
};

/** The values by which units can be filtered, without duplicates, in the order of the record. */
export function unitChoices(units: readonly Unit[]) {
  const once = (texts: readonly string[]) => {
    const byKey = new Map<string, string>();
    for (const text of texts) if (!byKey.has(fold(text))) byKey.set(fold(text), text);
    return [...byKey.values()];
  };
  return {
    types: once(units.map(({ type }) => type)),
    views: once(units.flatMap(({ view }) => view ?? [])),
    hasFloors: units.some(({ floor }) => floor !== undefined),
    hasDays: units.some(({ confirmedAt }) => confirmedAt !== undefined),
  };
}
