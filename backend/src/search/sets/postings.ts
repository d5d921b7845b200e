import { addAll, type Bits, countBoth, hasBit, noBits, setBit } from './bits';

/** A value that at least one of so many owners has is kept as bits too, which are combined faster than they are listed. */
const densest = 32;

/** In place of a value, for an owner that has none. */
export const noValue = 0xffffffff;

/** The owners of each value: for each distinct value the projects, or units, that have it. */
export class Postings {
  readonly owners: number;
  /** One more than the highest value. */
  readonly values: number;
  readonly #starts: Uint32Array;
  readonly #members: Uint32Array;
  readonly #dense = new Map<number, Bits>();

  /**
   * `entries`: the values of all owners, one after the other. `starts`: for each owner the first of its values, and their number
   * at the end; left out where each owner has one, or `noValue`.
   */
  constructor(entries: Uint32Array, starts: Uint32Array | null = null) {
    let values = 0;
    for (const value of entries) if (value !== noValue && value >= values) values = value + 1;
    this.values = values;
    this.owners = starts === null ? entries.length : starts.length - 1;
    const counts = new Uint32Array(values + 1);
    const last = new Uint32Array(values).fill(noValue);
    const each = (visit: (value: number, owner: number) => void) => {
      for (let owner = 0; owner < this.owners; owner += 1) {
        const from = starts === null ? owner : (starts[owner] ?? 0);
        const end = starts === null ? owner + 1 : (starts[owner + 1] ?? 0);
        for (let at = from; at < end; at += 1) {
          const value = entries[at] ?? noValue;
          // A list may have a value twice.
          if (value === noValue || last[value] === owner) continue;
          last[value] = owner;
          visit(value, owner);
        }
      }
    };
    each((value) => {
      counts[value + 1] = (counts[value + 1] ?? 0) + 1;
    });
    for (let value = 0; value < values; value += 1) counts[value + 1] = (counts[value + 1] ?? 0) + (counts[value] ?? 0);
    this.#starts = counts.slice();
    this.#members = new Uint32Array(counts[values] ?? 0);
    last.fill(noValue);
    each((value, owner) => {
      this.#members[counts[value] ?? 0] = owner;
      counts[value] = (counts[value] ?? 0) + 1;
    });
  }

  /** How many owners have a value. */
  count(value: number): number {
    if (value >= this.values) return 0;
    return (this.#starts[value + 1] ?? 0) - (this.#starts[value] ?? 0);
  }

  /** They ascend. */
  members(value: number): Uint32Array {
    if (value >= this.values) return this.#members.subarray(0, 0);
    return this.#members.subarray(this.#starts[value], this.#starts[value + 1]);
  }

  /** The bits of a value that many have; `null` for one that few have. */
  #denseOf(value: number): Bits | null {
    const known = this.#dense.get(value);
    if (known !== undefined) return known;
    if (this.count(value) * densest < this.owners || value >= this.values) return null;
    const bits = noBits(this.owners);
    for (const owner of this.members(value)) setBit(bits, owner);
    this.#dense.set(value, bits);
    return bits;
  }

  addTo(bits: Bits, value: number): void {
    if (value >= this.values) return;
    const dense = this.#denseOf(value);
    if (dense !== null) addAll(bits, dense);
    else {
      const end = this.#starts[value + 1] ?? 0;
      for (let at = this.#starts[value] ?? 0; at < end; at += 1) setBit(bits, this.#members[at] ?? 0);
    }
  }

  /** The owners of any of some values. */
  union(values: Iterable<number>): Bits {
    const bits = noBits(this.owners);
    for (const value of values) this.addTo(bits, value);
    return bits;
  }

  /** The owners of any value for which something holds, which is asked once for each. */
  where(holds: (value: number) => boolean): Bits {
    const bits = noBits(this.owners);
    for (let value = 0; value < this.values; value += 1) {
      if (this.count(value) > 0 && holds(value)) this.addTo(bits, value);
    }
    return bits;
  }

  /** How many of a set have a value. */
  countIn(value: number, bits: Bits): number {
    if (value >= this.values) return 0;
    const dense = this.#denseOf(value);
    if (dense !== null) return countBoth(dense, bits);
    let count = 0;
    const end = this.#starts[value + 1] ?? 0;
    for (let at = this.#starts[value] ?? 0; at < end; at += 1) {
      const owner = this.#members[at] ?? 0;
      count += ((bits[owner >>> 5] ?? 0) >>> (owner & 31)) & 1;
    }
    return count;
  }

  /** The first of a set that has a value; -1 for none. */
  firstIn(value: number, bits: Bits): number {
    for (const owner of this.members(value)) if (hasBit(bits, owner)) return owner;
    return -1;
  }
}
