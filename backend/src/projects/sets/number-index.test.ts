import fc from 'fast-check';
import { numbersIn } from './bits';
import { NumberIndex } from './number-index';

const anyNumbers = fc.array(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(Number.NaN)), { maxLength: 900 });

test('a range of numbers is found as by looking at each, whether it ends at a number or between two', () => {
  const end = fc.integer({ min: -4, max: 90 }).map((half) => half / 2);
  fc.assert(
    fc.property(anyNumbers, end, end, fc.boolean(), (numbers, least, most, isUnknown) => {
      const index = new NumberIndex(numbers.length, (owner) => numbers[owner] ?? Number.NaN);
      const holds = (number: number | undefined) =>
        number === undefined ? isUnknown : number >= least && number <= most;
      const expected = [...numbers.keys()].filter((owner) => {
        const number = numbers[owner] ?? Number.NaN;
        return holds(Number.isNaN(number) ? undefined : number);
      });
      for (const range of [null, { least, most }]) expect([...numbersIn(index.where(holds, range))]).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
