type Numbers = Uint32Array | Float64Array;

/** A typed array that grows. */
export class GrowingArray {
  readonly #make: (length: number) => Numbers;
  #numbers: Numbers;
  #length = 0;

  constructor(make: (length: number) => Numbers, capacity: number) {
    this.#make = make;
    this.#numbers = make(Math.max(16, capacity));
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    this.#reserve(1);
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  append(numbers: Numbers): void {
    this.#reserve(numbers.length);
    this.#numbers.set(numbers, this.#length);
    this.#length += numbers.length;
  }

  /** The numbers so far, in an array of their length. */
  take(): Numbers {
    return this.#numbers.length === this.#length ? this.#numbers : this.#numbers.slice(0, this.#length);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#numbers.length) return;
    const larger = this.#make(Math.max(needed, Math.ceil(this.#numbers.length * 1.5)));
    larger.set(this.#numbers.subarray(0, this.#length));
    this.#numbers = larger;
  }
}
