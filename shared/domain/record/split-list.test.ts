import fc from 'fast-check';
import { hasEntry, splitList } from './split-list';

test.each([
  ['1BR, 2BR', ['1BR', '2BR']],
  [' Off Plan ,Residential,', ['Off Plan', 'Residential']],
  ['1BR,,2br, 2BR', ['1BR', '2br']],
  ['الإنجليزية، الإسبانية', ['الإنجليزية', 'الإسبانية']],
  ['', []],
  [' , ', []],
])('splits %p into %p', (text, entries) => {
  expect(splitList(text)).toEqual(entries);
});

test('an entry is found in any case, with spaces around what is wanted', () => {
  expect(hasEntry(['Gym', 'Pool'], ' pool ')).toBe(true);
  expect(hasEntry(['Gym', 'Pool'], 'poo')).toBe(false);
  expect(hasEntry([], '')).toBe(false);
});

test('an entry is never empty, padded or there twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(',', ' ', 'a', 'A', 'b') }), (text) => {
      const entries = splitList(text);
      for (const entry of entries) expect(entry).toBe(entry.trim());
      expect(entries).not.toContain('');
      expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(entries.length);
    }),
  );
});
