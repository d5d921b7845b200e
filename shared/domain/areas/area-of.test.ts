import { areaOf, locationKey, locationName, spellingsOf } from './area-of';
import { areaSpellings } from './area-spellings';
import { areas } from './areas';

test.each([
  ['Jumeirah Village Circle', 'Jumeirah Village Circle'],
  ['Jumeirah Village Circle (JVC)', 'Jumeirah Village Circle'],
  ['jumeirah village circle - JVC, Dubai', 'Jumeirah Village Circle'],
  ['JVC', 'Jumeirah Village Circle'],
  ['Mohammed Bin Rashid City (MBR City)', 'Mohammed Bin Rashid City'],
  ['MBR city', 'Mohammed Bin Rashid City'],
  ['The Palm', 'Palm Jumeirah'],
  ['Masdar City, Abu Dhabi', 'Masdar City'],
  ['دبي مارينا', 'Dubai Marina'],
  ['  Dubai  Marina ', 'Dubai Marina'],
  ['Business Bay, Dubai, UAE', 'Business Bay'],
  ['Dubai Marina Walk', 'Dubai Marina Walk'],
  ['Palm', 'Palm'],
  ['', ''],
])('"%s" is written %p everywhere', (location, name) => {
  expect(locationName(location)).toBe(name);
});

test('no spelling means two areas', () => {
  for (const area of areas) for (const spelling of spellingsOf(area)) expect(areaOf(spelling)).toBe(area);
});

test('another place is the same in any case', () => {
  expect(locationKey(' Sobha Hartland')).toBe(locationKey('sobha hartland'));
  expect(areaOf('Sobha Hartland')).toBeNull();
  expect(areaOf(null)).toBeNull();
});

test('an area is spelled by its name first, and by nothing where there is no other spelling', () => {
  for (const area of areas) {
    const [first, ...others] = spellingsOf(area);
    expect(first).toBe(area.name);
    expect(others).toEqual(areaSpellings[area.slug]?.spellings ?? []);
  }
  expect(spellingsOf({ name: 'Somewhere', slug: 'somewhere' } as unknown as (typeof areas)[number])).toEqual([
    'Somewhere',
  ]);
});

test('another place is kept as it is written, without the spaces around it', () => {
  expect(locationName('  Sobha Hartland ')).toBe('Sobha Hartland');
  expect(locationKey('Sobha HARTLAND')).toBe('sobha hartland');
});

test('a text that is too long to be remembered is read all the same', () => {
  const long = ` ${'Far away '.repeat(40)}`;
  expect([locationName(long), locationName(long)]).toEqual([long.trim(), long.trim()]);
  expect(areaOf(long)).toBeNull();
});
