import fc from 'fast-check';
import { addBothInSeries, bitsOf, countBits, countBoth, firstBit, noBits, numbersIn, sliceOfBits } from './bits';

const size = 100;
const anySet = fc.uniqueArray(fc.nat(size - 1)).map((numbers) => numbers.sort((one, other) => one - other));

test('sets of bits are counted and listed as lists of numbers are', () => {
  fc.assert(
    fc.property(anySet, anySet, fc.nat(size), fc.nat(20), (one, other, start, count) => {
      const [bits, others] = [bitsOf(size, one), bitsOf(size, other)];
      expect([...numbersIn(bits)]).toEqual(one);
      expect(sliceOfBits(bits, start, start + count)).toEqual(one.slice(start, start + count));
      expect([firstBit(bits), countBits(bits)]).toEqual([one[0] ?? -1, one.length]);
      const shared = one.filter((number) => other.includes(number));
      expect(countBoth(bits, others)).toBe(shared.length);
      const series = new Uint32Array([...bits, ...others]);
      const owners = new Set([...one, ...shared]);
      const both = addBothInSeries(noBits(size), series, new Uint32Array([...bits, ...bits]));
      expect(countBits(both)).toBe(owners.size);
    }),
  );
});
