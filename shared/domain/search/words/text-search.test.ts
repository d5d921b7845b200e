import fc from 'fast-check';
import { startProcessorTime } from '../../../contract-kit/testing/processor-time';
import type { SoughtProject } from './project-words';
import { byTextRank, textRank, textSearch } from './text-search';

const reve: SoughtProject = {
  name: 'Rêve d’Azur',
  location: 'Palm Jumeirah',
  developer: { name: 'Lazurine Estates' },
  subCategories: ['Villa'],
  amenities: ['Private pool'],
  landmarks: ['Monorail stop', 'Dubai Marina'],
};

test.each<[string, number | null]>([
  ['rêve d’azur', 0],
  ['REVE D AZUR', 0],
  ['rêve', 1],
  ['REVE AZ', 1],
  ['palm', 2],
  ['the palm', 2],
  ['نخلة جميرا', 2],
  ['jumeirah reve', 2],
  ['lazurine', 3],
  ['lazurine reve palm', 3],
  ['villas', 4],
  ['monorail', 4],
  ['pool on the palm', 4],
  ['revee', 6],
  ['palm jumeriah', 7],
  ['lazurnie', 8],
  ['monorial', 9],
  ['eve', null],
  // Near the Marina is not in it.
  ['marina', null],
  ['reve marina', null],
  ['', 1],
  ['!?', 1],
])('"%s" means Rêve d’Azur by rank %p', (text, rank) => {
  expect(textRank(text)(reve)).toBe(rank);
  expect(textSearch(text)(reve)).toBe(rank !== null);
});

test('puts the very name first, then the area, the developer and the landmark, and typos last', () => {
  const none = { location: null, developer: null };
  const projects = [
    { ...none, name: 'Typo', location: 'Harbuor' },
    { ...none, name: 'Near', landmarks: ['Harbour walk'] },
    { ...none, name: 'Theirs', developer: { name: 'Harbour Homes' } },
    { ...none, name: 'There', location: 'Harbour' },
    { ...none, name: 'Harbour Gate' },
    { ...none, name: 'Harbour' },
    { ...none, name: 'Elsewhere' },
  ];
  expect(byTextRank(projects, 'harbour').map(({ name }) => name)).toEqual([
    ...['Harbour', 'Harbour Gate', 'There', 'Theirs', 'Near', 'Typo'],
  ]);
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

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.string({ unit: fc.constantFrom(...'$.*+?^{}()|[]\\/-" '), maxLength: 250 }),
  fc.string({ unit: fc.constantFrom('\u202e', '\u200f', '🏙️', 'ﷺ', 'ا', '1', 'm', ' '), maxLength: 250 }),
);

test('no text is too strange to look for, among 20,000 projects', () => {
  const projects = Array.from({ length: 20_000 }, (_, index) => ({ ...reve, name: `Quay ${index}` }));
  byTextRank(projects, 'warm');
  const slowest: number[] = [];
  fc.assert(
    fc.property(hostile, (text) => {
      const processorTime = startProcessorTime();
      byTextRank(projects, text);
      slowest.push(processorTime());
    }),
    { numRuns: 12 },
  );
  // Far above what it takes, and far below what a text would that is searched by trying all ways.
  expect(Math.max(...slowest)).toBeLessThan(3_000);
});
