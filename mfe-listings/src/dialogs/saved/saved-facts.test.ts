import { projectCard } from '@iwan/shared/testing/entities';
import { type FactsResponse, savedEntries } from './saved-facts';

const kept = projectCard({ id: '1', price: 2_000_000 });
const lower = projectCard({ id: '1', price: 1_900_000 });
const soldOut = projectCard({ id: '1', price: 2_000_000, status: 'SOLD OUT' });
const unpriced = projectCard({ id: '1', price: 0 });
const nothing = { at: null, projects: [] };
const ready = (...projects: readonly (typeof kept)[]): FactsResponse => ({ status: 'ready', projects });

test.each([
  ['shows what was kept while today is asked for', nothing, { status: 'loading' }, kept, 'known', null, false],
  [
    'shows what was known last where nobody answers',
    { at: 'x', projects: [lower] },
    { status: 'failed' },
    lower,
    'known',
    null,
    false,
  ],
  ['says a price that was another at the last look', nothing, ready(lower), lower, 'today', 2_000_000, false],
  [
    'says nothing of a price that was seen already',
    { at: 'x', projects: [lower] },
    ready(lower),
    lower,
    'today',
    null,
    false,
  ],
  ['compares no price with none', nothing, ready(unpriced), unpriced, 'today', null, false],
  ['says that it was sold since', nothing, ready(soldOut), soldOut, 'today', null, true],
  ['says that it was sold once only', { at: 'x', projects: [soldOut] }, ready(soldOut), soldOut, 'today', null, false],
  ['says that it is gone, with what was known', nothing, ready(), kept, 'gone', null, false],
] as const)('%s', (_, known, response, project, facts, priceBefore, isNewlySoldOut) => {
  expect(savedEntries([kept], known, response)).toEqual([{ project, facts, priceBefore, isNewlySoldOut }]);
});

test('keeps the order in which they were saved, whatever order the answer has', () => {
  const [one, two] = [projectCard({ id: '1' }), projectCard({ id: '2' })];
  expect(savedEntries([two, one], nothing, ready(one, two)).map(({ project }) => project.id)).toEqual(['2', '1']);
});
