import { trendingSearches } from '../../../contract-kit/paths/trending-searches';
import { areas } from '../../areas/areas';
import { type SluggedProject, slugFilter } from './slug-filter';

const project = (changes: Partial<SluggedProject>): SluggedProject => ({
  location: null,
  subCategories: [],
  units: [],
  ...changes,
});

test.each<[string, Partial<SluggedProject>, boolean]>([
  ['apt-for-sale-in-dubai', { subCategories: ['Apartment', 'Studio'] }, true],
  ['apt-for-sale-in-dubai', { subCategories: ['Serviced Apartments'] }, true],
  ['apt-for-sale-in-dubai', { subCategories: ['Villa'] }, false],
  ['villa-to-buy-in-dubai', { subCategories: ['villa'] }, true],
  ['villa-to-buy-in-dubai', { subCategories: ['Apartment'] }, false],
  ['luxury-dubai-penthouse', { subCategories: ['Penthouse'] }, true],
  ['buy-townhouse-in-dubai', { subCategories: ['Townhouse'] }, true],
  ['1bhk-in-dubai', { units: ['1BR'] }, true],
  ['1bhk-in-dubai', { units: ['1 BR + maid'] }, true],
  ['1bhk-in-dubai', { units: ['1.5BR'] }, false],
  ['1bhk-in-dubai', { units: ['11BR'] }, false],
  ['1.5bhk-in-dubai', { units: ['1.5br'] }, true],
  ['1.5bhk-in-dubai', { units: ['115BR'] }, false],
  ['1.5bhk-in-dubai', { units: ['1BR', '5BR'] }, false],
  ['2bhk-in-dubai', { units: ['2BR'] }, true],
  ['3bhk-in-dubai', { units: ['3BR'] }, true],
  ['4bhk-in-dubai', { units: ['14BR', '4.5BR'] }, false],
  ['palm-jumeirah', { location: 'Palm Jumeirah' }, true],
  ['palm-jumeirah', { location: 'The Palm Jumeirah, Dubai' }, true],
  ['palm-jumeirah', { location: 'Jumeirah' }, false],
  ['palm-jumeirah', {}, false],
  ['jumeirah-village-circle', { location: 'Jumeirah Village Circle (JVC)' }, true],
  ['jumeirah-village-circle-(jvc)', { location: 'Jumeirah Village Circle' }, true],
  ['jumeirah-village-circle-jvc', { location: 'jumeirah village circle' }, true],
  ['mohammed-bin-rashid-city-(mbr-city)', { location: 'Mohammed Bin Rashid City' }, true],
  ['mohammed-bin-rashid-city', { location: 'Mohammed Bin Rashid City (MBR City)' }, true],
  ['al-furjan', { location: 'Al Furjan' }, true],
  ['dubailand', { location: 'Dubailand' }, true],
  ['masdar-city', { location: 'Masdar City, Abu Dhabi' }, true],
  ['masdar-city', { location: 'Masdar City' }, false],
  ['Dubai-Marina', { location: 'DUBAI MARINA' }, true],
])('%s and %p', (slug, changes, matches) => {
  expect(slugFilter(slug)?.(project(changes))).toBe(matches);
});

test.each(['', 'nowhere', '1bhk', '5bhk-in-dubai', 'masdar-city-(mc)', 'constructor'])(
  'any other slug matches nothing: %p',
  (slug) => {
    expect(slugFilter(slug)).toBeNull();
  },
);

test('knows every area and every trending search of the footer', () => {
  for (const { slug } of [...areas, ...trendingSearches])
    expect([slug, slugFilter(slug) !== null]).toEqual([slug, true]);
});

test('one unit of several is enough, however it is spaced', () => {
  const fits = slugFilter('2bhk-in-dubai');
  const project = { subCategories: [], location: null };
  expect(fits?.({ ...project, units: ['Studio', '2  BR'] })).toBe(true);
  expect(fits?.({ ...project, units: [] })).toBe(false);
});

test('no place fits a project that has none, and a slug is read in any case with spaces around it', () => {
  const project = { subCategories: [], units: [] };
  expect(slugFilter('dubai-marina')?.({ ...project, location: null })).toBe(false);
  expect(slugFilter(' Dubai-MARINA ')?.({ ...project, location: 'Dubai Marina' })).toBe(true);
});
