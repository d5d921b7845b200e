/**
 * A set of whole numbers from 0 below a size, one bit for each. 200,000 take 25 KB, and the numbers that two sets share are found
 * in some microseconds.
 */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

/** All numbers below the size. */
export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  if ((size & 31) !== 0) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export function bitsOf(size: number, numbers: Iterable<number>): Bits {
  const bits = noBits(size);
  for (const number of numbers) setBit(bits, number);
  return bits;
}

export const hasBit = (bits: Bits, number: number): boolean =>
  (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;

export function setBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

/** Those of the first set that are in the other too. */
export function both(one: Bits, other: Bits): Bits {
  const found = new Uint32Array(one.length);
  for (let at = 0; at < found.length; at += 1) found[at] = (one[at] ?? 0) & (other[at] ?? 0);
  return found;
}

/** Those of the first set that are not in the other. */
export function without(one: Bits, other: Bits): Bits {
  const found = new Uint32Array(one.length);
  for (let at = 0; at < found.length; at += 1) found[at] = (one[at] ?? 0) & ~(other[at] ?? 0);
  return found;
}

/** Takes from a set what is not in the other. */
export function keepBoth(kept: Bits, other: Bits): void {
  for (let at = 0; at < kept.length; at += 1) kept[at] = (kept[at] ?? 0) & (other[at] ?? 0);
}

export function clearBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

export function addAll(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** How many bits of a word are set. */
export function countOf(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOf(bits[at] ?? 0);
  return count;
}

/** How many numbers two sets share. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    if (word !== 0) count += countOf(word);
  }
  return count;
}

/**
 * Adds to a set the numbers that are in both of two series of sets, at the same place of each; the sets of a series lie one behind
 * the other, and each has the size of the set.
 */
export function addBothInSeries(into: Bits, one: Bits, other: Bits): Bits {
  const words = into.length;
  // Each set of the series is read from its beginning to its end: by columns it would take several times longer.
  for (let from = 0; from + words <= one.length && words > 0; from += words) {
    for (let at = 0; at < words; at += 1)
      into[at] = (into[at] ?? 0) | ((one[from + at] ?? 0) & (other[from + at] ?? 0));
  }
  return into;
}

/** Calls a function with each number, in ascending order. */
export function eachBit(bits: Bits, visit: (number: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word));
  }
}

export function numbersIn(bits: Bits, count = countBits(bits)): Uint32Array {
  const numbers = new Uint32Array(count);
  let next = 0;
  eachBit(bits, (number) => {
    numbers[next] = number;
    next += 1;
  });
  return numbers;
}

/** The lowest number; -1 in an empty set. */
export function firstBit(bits: Bits): number {
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word !== 0) return at * 32 + 31 - Math.clz32(word & -word);
  }
  return -1;
}

/** The numbers from the `start`-th in ascending order up to the `end`-th; words before it are only counted. */
export function sliceOfBits(bits: Bits, start: number, end: number): number[] {
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < bits.length && passed < end; at += 1) {
    let word = bits[at] ?? 0;
    const count = countOf(word);
    if (passed + count <= start) {
      passed += count;
      continue;
    }
    for (; word !== 0 && passed < end; word &= word - 1) {
      if (passed >= start) found.push(at * 32 + 31 - Math.clz32(word & -word));
      passed += 1;
    }
  }
  return found;
}

/** The numbers of an order that are in a set, from the `start`-th up to the `end`-th; the rest of the order is not looked at. */
export function sliceOfOrder(order: Uint32Array, bits: Bits, start: number, end: number): number[] {
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && passed < end; at += 1) {
    const number = order[at] ?? 0;
    if (!hasBit(bits, number)) continue;
    if (passed >= start) found.push(number);
    passed += 1;
  }
  return found;
}
