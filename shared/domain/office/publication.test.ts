import { type Publication, type PublicationStep, publicationAfter, stepProblem } from './publication';

const now = new Date('2026-11-26T08:00:00Z');
const publish: PublicationStep = { kind: 'publish' };
const unpublish: PublicationStep = { kind: 'unpublish' };
const schedule = (at: string): PublicationStep => ({ kind: 'schedule', at: new Date(at) });

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
])('a record that is %s, after %j: %s', (from, step, expected) => {
  const problem = stepProblem(from, step, now);
  expect(problem === null ? publicationAfter(from, step) : `refused: ${problem}`).toBe(expected);
});
