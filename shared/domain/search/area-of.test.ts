import { areaOf, locationKey, locationName, spellingsOf } from './area-of';
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
