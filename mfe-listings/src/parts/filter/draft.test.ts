import { clearSearch, noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { isSame, resumeDraft } from './draft';

const asked = { ...clearSearch, locations: ['Dubai Marina'] };
const ticked = { ...asked, amenities: ['Gym'] };

test('opens with what the page asks for when it was never closed', () => {
  expect(resumeDraft(null, asked)).toBe(asked);
});

test('keeps its ticks when it is opened again', () => {
  expect(resumeDraft({ of: asked, criteria: ticked }, { ...asked })).toBe(ticked);
});

test('keeps a location off that was taken off in the filter', () => {
  const without = { ...ticked, locations: [] };
  expect(resumeDraft({ of: asked, criteria: without }, asked)).toBe(without);
});

test('follows the hero search where that has changed since, and keeps the other ticks', () => {
  const moved = { ...asked, locations: ['Al Furjan'], names: ['Orchard House'] };
  expect(resumeDraft({ of: asked, criteria: ticked }, moved)).toEqual({ ...moved, amenities: ['Gym'] });
});

test('forgets its ticks once the page asks for something else', () => {
  const next = { ...asked, configurations: ['2BR'] };
  expect(resumeDraft({ of: asked, criteria: ticked }, next)).toBe(next);
});

test('knows two searches for the same when they were read from two addresses', () => {
  expect(isSame(noCriteria, { ...noCriteria, locations: [] })).toBe(true);
  expect(isSame(noCriteria, clearSearch)).toBe(false);
});
