import { firstWhere } from '../columns/first-where';
import { addAll, type Bits, eachBit, noBits, setBit } from './bits';
import { noValue, Postings } from './postings';

/** Both ends inclusive. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** Into how many parts of about equal size numbers are divided. */
export const parts = 256;
/** From how many numbers the divisions are found. */
const sampled = 8_192;

/** The numbers of owners, such as the prices of units, divided into parts by size: a range is some whole parts and two others. */
export class NumberIndex {
  /** The highest number of each part but the last. */
  readonly #limits: Float64Array;
  readonly #owners: Postings;
  /** Of each part the numbers of its owners, which lie next to each other. */
  readonly #numbers: readonly Float64Array[];
  /** The owners whose number is unknown. */
  readonly unknown: Bits;

  /** `numberOf`: NaN where it is unknown. `isOwner`: left out where all below the number of owners are some. */
  constructor(owners: number, numberOf: (owner: number) => number, isOwner: (owner: number) => boolean = () => true) {
    this.#limits = limitsOf(owners, numberOf);
    this.unknown = noBits(owners);
    const partsOf = new Uint32Array(owners).fill(noValue);
    for (let owner = 0; owner < owners; owner += 1) {
      const number = numberOf(owner);
      if (!Number.isNaN(number)) partsOf[owner] = this.partOf(number);
      else if (isOwner(owner)) setBit(this.unknown, owner);
    }
    this.#owners = new Postings(partsOf);
    this.#numbers = Array.from({ length: parts }, (_, part) => Float64Array.from(this.members(part), numberOf));
  }

  /** The part in which a number is, from 0. */
  partOf(number: number): number {
    return firstWhere(this.#limits.length, (part) => (this.#limits[part] ?? 0) >= number);
  }

  /** The owners of a part, in ascending order. */
  members(part: number): Uint32Array {
    return this.#owners.members(part);
  }

  /**
   * The owners for whose number something holds; it is `undefined` where it is unknown. `range`: it holds for no number outside,
   * and for all that are at least 1 within, so that only those near its ends are asked; `null` where that is not known.
   */
  where(holds: (number: number | undefined, owner: number) => boolean, range: NumberRange | null = null): Bits {
    if (range === null) return this.#whereEach(holds);
    const { least, most } = range;
    const [first, lastRequested] = [this.partOf(least), this.partOf(least + 1)];
    const [firstRequested, last] = [this.partOf(most - 1), this.partOf(most)];
    const bits = noBits(this.#owners.owners);
    for (let part = lastRequested + 1; part < firstRequested; part += 1) this.#owners.addTo(bits, part);
    const requested = new Set<number>();
    for (let part = first; part <= lastRequested; part += 1) requested.add(part);
    for (let part = firstRequested; part <= last; part += 1) requested.add(part);
    for (const part of requested) this.#ask(part, holds, bits);
    if (holds(undefined, 0)) addAll(bits, this.unknown);
    return bits;
  }

  #whereEach(holds: (number: number | undefined, owner: number) => boolean): Bits {
    const bits = noBits(this.#owners.owners);
    for (let part = 0; part < parts; part += 1) this.#ask(part, holds, bits);
    eachBit(this.unknown, (owner) => {
      if (holds(undefined, owner)) setBit(bits, owner);
    });
    return bits;
  }

  #ask(part: number, holds: (number: number | undefined, owner: number) => boolean, bits: Bits): void {
    const [owners, numbers] = [this.members(part), this.#numbers[part]];
    for (let at = 0; at < owners.length; at += 1) {
      const owner = owners[at] ?? 0;
      if (holds(numbers?.[at], owner)) setBit(bits, owner);
    }
  }
}

/** Numbers that divide a sample into parts of equal size. */
function limitsOf(owners: number, numberOf: (owner: number) => number): Float64Array {
  const step = Math.max(1, Math.floor(owners / sampled));
  const sample: number[] = [];
  for (let owner = 0; owner < owners; owner += step) {
    const number = numberOf(owner);
    if (!Number.isNaN(number)) sample.push(number);
  }
  const sorted = Float64Array.from(sample).sort();
  return Float64Array.from(
    { length: parts - 1 },
    (_, part) => sorted[Math.floor(((part + 1) * sorted.length) / parts)] ?? Number.POSITIVE_INFINITY,
  );
}
