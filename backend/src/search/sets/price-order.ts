import { type Bits, both, countBits, eachBit, hasBit, numbersIn, without } from './bits';
import { parts } from './number-index';
import type { ProjectSets } from './project-sets';
import type { OfferedUnits } from './unit-sets';

/** So few are sorted at once. */
const few = 400;

/** The prices that a search compares: of the cheapest unit that was asked for, or else the starting price. */
export interface RequestedPrices {
  /** Dirhams; 0 where it is unknown. */
  priceOf(position: number): number;
  /** Projects with equal prices are in the order of their starting prices, as the list is without criteria. */
  startingPriceOf(position: number): number;
  /** Of some projects those whose price is in one of the parts into which prices are divided, in any order. */
  partsOf(some: Bits): (part: number) => readonly number[];
}

/** The starting prices. */
export function startingPrices(sets: ProjectSets): RequestedPrices {
  const { prices } = sets.data;
  const priceOf = (position: number) => prices[position] ?? 0;
  return {
    priceOf,
    startingPriceOf: priceOf,
    partsOf: (some) => (part) =>
      Array.from(
        sets
          .prices()
          .members(part)
          .filter((position) => hasBit(some, position)),
      ),
  };
}

/** The prices of the cheapest units that were asked for, for the projects that have one. */
export function unitPrices(sets: ProjectSets, requested: OfferedUnits): RequestedPrices {
  const { prices } = sets.data;
  const units = sets.units();
  const priceOf = (position: number) => requested.cheapestPrice(position) ?? prices[position] ?? 0;
  return {
    priceOf,
    startingPriceOf: (position) => prices[position] ?? 0,
    partsOf(some) {
      const withUnit = both(some, requested.projects);
      const index = units.prices();
      /** Projects without such a unit, which are few where projects state their units. */
      const single = new Map<number, number[]>();
      eachBit(without(some, withUnit), (position) => {
        const part = index.partOf(priceOf(position));
        const others = single.get(part);
        if (others === undefined) single.set(part, [position]);
        else others.push(position);
      });
      return (part) => {
        const found = [...(single.get(part) ?? [])];
        for (const unit of index.members(part)) {
          if (!hasBit(requested.units, unit)) continue;
          const owner = units.ownerOf(unit);
          // A project has the price of one of its units.
          if (hasBit(withUnit, owner) && requested.cheapest(owner) === units.indexOf(unit)) found.push(owner);
        }
        return found;
      };
    },
  };
}

interface Keyed {
  readonly position: number;
  readonly price: number;
  readonly startingPrice: number;
}

const byPrice = (direction: 1 | -1, one: number, other: number) =>
  one === 0 || other === 0 ? Number(one === 0) - Number(other === 0) : direction * (one - other);

/** Some projects by price, those without one last: from the `start`-th up to the `end`-th. */
export function sliceByPrice(
  { priceOf, startingPriceOf, partsOf }: RequestedPrices,
  some: Bits,
  direction: 1 | -1,
  { start, end }: { readonly start: number; readonly end: number },
): readonly number[] {
  const keyOf = (position: number): Keyed => {
    const [price, startingPrice] = [priceOf(position), startingPriceOf(position)];
    return { position, price, startingPrice };
  };
  const inOrder = (one: Keyed, other: Keyed) =>
    byPrice(direction, one.price, other.price) ||
    byPrice(direction, one.startingPrice, other.startingPrice) ||
    one.position - other.position;
  const sorted = (positions: Iterable<number>) =>
    Array.from(positions, keyOf)
      .sort(inOrder)
      .map(({ position }) => position);
  const isPriced = (position: number) => priceOf(position) > 0;
  const total = countBits(some);
  if (total <= few) return sorted(numbersIn(some, total)).slice(start, end);
  const inPart = partsOf(some);
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < parts && passed < end; at += 1) {
    const positions = inPart(direction === 1 ? at : parts - 1 - at).filter(isPriced);
    if (passed + positions.length > start) {
      found.push(...sorted(positions).slice(Math.max(0, start - passed), end - passed));
    }
    passed += positions.length;
  }
  if (passed >= end) return found;
  const unpriced = Array.from(numbersIn(some, total)).filter((position) => !isPriced(position));
  return [...found, ...sorted(unpriced).slice(Math.max(0, start - passed), end - passed)];
}
