import { type Publication, type PublicationState, type PublicationStep, stateAfter, stepError } from './publication';

const now = new Date('2026-11-26T08:00:00Z');
const publish: PublicationStep = { kind: 'publish' };
const unpublish: PublicationStep = { kind: 'unpublish' };
const schedule = (at: string): PublicationStep => ({ kind: 'schedule', at: new Date(at) });
const expire = (at: string | null): PublicationStep => ({ kind: 'expire', at: at === null ? null : new Date(at) });

const state = (publication: Publication, moments: Partial<PublicationState> = {}): PublicationState => ({
  ...{ publication, publishAt: null, unpublishAt: null },
  ...moments,
});
const first = new Date('2026-12-01T08:00:00Z');

test.each<[Publication, PublicationStep, string]>([
  ['draft', publish, 'published'],
  ['scheduled', publish, 'published'],
  ['unpublished', publish, 'published'],
  ['published', publish, 'refused: published already'],
  ['draft', schedule('2026-11-26T08:00:01Z'), 'scheduled'],
  ['scheduled', schedule('2026-12-01T08:00:00Z'), 'scheduled'],
  ['unpublished', schedule('2026-12-01T08:00:00Z'), 'scheduled'],
  ['published', schedule('2026-12-01T08:00:00Z'), 'refused: published already'],
  ['draft', schedule('2026-11-26T08:00:00Z'), 'refused: past'],
  ['draft', schedule('soon'), 'refused: past'],
  ['draft', schedule('2029-11-26T08:00:00Z'), 'refused: too far ahead'],
  ['published', unpublish, 'unpublished'],
  ['scheduled', unpublish, 'draft'],
  ['draft', unpublish, 'refused: not published'],
  ['unpublished', unpublish, 'refused: not published'],
  ['published', expire('2026-12-01T08:00:00Z'), 'published'],
  ['published', expire(null), 'published'],
  ['published', expire('2026-11-26T07:59:59Z'), 'refused: past'],
  ['published', expire('never'), 'refused: past'],
  ['published', expire('2029-11-26T08:00:00Z'), 'refused: too far ahead'],
  ['draft', expire('2026-12-01T08:00:00Z'), 'refused: not published'],
  ['unpublished', expire(null), 'refused: not published'],
])('a record that is %s, after %j: %s', (from, step, expected) => {
  const error = stepError(state(from), step, now);
  expect(error === null ? stateAfter(state(from), step).publication : `refused: ${error}`).toBe(expected);
});

test('a schedule and an end of the same record are held in their order', () => {
  const scheduled = stateAfter(state('draft'), schedule('2026-12-01T08:00:00Z'));
  expect(scheduled).toEqual(state('scheduled', { publishAt: first }));
  expect(stepError(scheduled, expire('2026-12-01T08:00:00Z'), now)).toBe('ends before it begins');
  const ending = stateAfter(scheduled, expire('2026-12-05T08:00:00Z'));
  expect(stepError(ending, schedule('2026-12-05T08:00:00Z'), now)).toBe('ends before it begins');
  expect(stepError(ending, schedule('2026-12-04T08:00:00Z'), now)).toBeNull();
});

test('an end stays when a record is published, and goes with it when it is unpublished', () => {
  const ending = state('scheduled', { publishAt: first, unpublishAt: new Date('2026-12-05T08:00:00Z') });
  expect(stateAfter(ending, publish)).toEqual({ ...ending, publication: 'published', publishAt: null });
  expect(stateAfter(stateAfter(ending, publish), unpublish)).toEqual(state('unpublished'));
  expect(stateAfter(ending, unpublish)).toEqual(state('draft'));
});
