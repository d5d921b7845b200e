import fc from 'fast-check';
import { textSearch } from './text-search';

const reve = { name: 'Rêve d’Azur', location: 'Palm Jumeirah', developer: { name: 'Lazurine Estates' } };

test.each([
  ['rêve', true],
  ['reve', true],
  ['REVE AZ', true],
  ['palm', true],
  ['lazurine reve', true],
  ['jumeirah palm', true],
  ['eve', false],
  ['reve marina', false],
  ['', true],
  ['!?', true],
])('finds Rêve d’Azur by "%s": %p', (text, isFound) => {
  expect(textSearch(text)(reve)).toBe(isFound);
});

test('a project without place and developer is found by its name', () => {
  expect(textSearch('bare')({ name: 'Bare', location: null, developer: null })).toBe(true);
});

test('every project is found by its own name, whatever it is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(textSearch(name)({ name, location: null, developer: null })).toBe(true);
    }),
  );
});
