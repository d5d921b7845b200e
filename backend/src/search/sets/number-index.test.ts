import fc from 'fast-check';
import { numbersIn } from './bits';
import { NumberIndex } from './number-index';

const anyNumbers = (most: number) =>
  fc.array(fc.oneof(fc.integer({ min: 0, max: most }), fc.constant(Number.NaN)), { minLength: 400, maxLength: 900 });

test.each([40, 700])(
  'a range of numbers up to %p is found as by looking at each, whether it ends at a number or between two',
  (most) => {
    const end = fc.integer({ min: -4, max: 2 * most + 4 }).map((half) => half / 2);
    // Ranges of a few parts, and of many.
    const width = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.nat(2 * most)).map((half) => half / 2);
    fc.assert(
      fc.property(anyNumbers(most), end, width, fc.boolean(), (numbers, least, wide, isUnknown) => {
        const highest = least + wide;
        const index = new NumberIndex(numbers.length, (owner) => numbers[owner] ?? Number.NaN);
        const holds = (number: number | undefined) =>
          number === undefined ? isUnknown : number >= least && number <= highest;
        const expected = [...numbers.keys()].filter((owner) => {
          const number = numbers[owner] ?? Number.NaN;
          return holds(Number.isNaN(number) ? undefined : number);
        });
        for (const range of [null, { least, most: highest }])
          expect([...numbersIn(index.where(holds, range))]).toEqual(expected);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  },
);
