const numbers = new WeakMap<object, number>();
let count = 0;

/** The number of an object, for keys of caches: always the same for one object, and different for any two. */
export function objectNumber(object: object): number {
  let number = numbers.get(object);
  if (number === undefined) {
    count += 1;
    number = count;
    numbers.set(object, number);
  }
  return number;
}
