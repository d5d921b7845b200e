import { clearSearch, noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { isSame, resumeDraft } from './draft';

const requested = { ...clearSearch, locations: ['Dubai Marina'] };
const ticked = { ...requested, amenities: ['Gym'] };

test('opens with the criteria of the page when it was never closed', () => {
  expect(resumeDraft(null, requested)).toBe(requested);
});

test('keeps its choices when it is opened again', () => {
  expect(resumeDraft({ of: requested, criteria: ticked }, { ...requested })).toBe(ticked);
});

test('keeps a location removed that was removed in the filter', () => {
  const without = { ...ticked, locations: [] };
  expect(resumeDraft({ of: requested, criteria: without }, requested)).toBe(without);
});

test('follows the hero search where that has changed since, and keeps the other choices', () => {
  const moved = { ...requested, locations: ['Al Furjan'], names: ['Orchard House'] };
  expect(resumeDraft({ of: requested, criteria: ticked }, moved)).toEqual({ ...moved, amenities: ['Gym'] });
});

test('drops its choices once the page has other criteria', () => {
  const next = { ...requested, configurations: ['2BR'] };
  expect(resumeDraft({ of: requested, criteria: ticked }, next)).toBe(next);
});

test('two searches are equal when they were read from two addresses', () => {
  expect(isSame(noCriteria, { ...noCriteria, locations: [] })).toBe(true);
  expect(isSame(noCriteria, clearSearch)).toBe(false);
});
