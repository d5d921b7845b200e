import type { RemoteWorkers } from './remote-workers';
import { workerModules } from './worker-modules';

/** A release with one page, whose process returns what it is told to. */
function moduleThatReturns(value: unknown) {
  const workers = {
    started: { modules: { './pages/a': ['loader'] }, resources: [] },
    addresses: {},
    call: async () => value,
  } as unknown as RemoteWorkers;
  const found = workerModules(workers).modules.get('./pages/a');
  if (!found) throw new Error('The module is missing.');
  return found;
}

const place = { pathname: '/a', search: '?x=1' };
const names = (count: number) => Array.from({ length: count }, (_, index) => `?p${index}`);

test.each([
  ['nothing', [], []],
  ['the path', ['pathname'], ['pathname']],
  ['the query', ['search'], ['search']],
  ['a parameter', ['pathname', '?sent'], ['pathname', '?sent']],
  ['the query and a parameter', ['search', '?sent'], ['search']],
  ['twenty parameters', names(20), names(20)],
  ['more parameters than that', names(21), ['search']],
  ['a word that this shell does not know', ['hash', '?sent'], ['search']],
  ['no word at all', [null], ['search']],
])('what a process says that an island has read, %s, is taken as no less', async (_, reads, expected) => {
  const module = moduleThatReturns({ html: '<p>', reads });
  expect(await module.render({ island: 'a', data: '', place })).toEqual({ html: '<p>', reads: expected });
});

test.each([
  ['no HTML', { html: 7, reads: [] }],
  ['more HTML than a part may have', { html: 'x'.repeat(4_000_001), reads: [] }],
])('%s is refused', async (_, value) => {
  await expect(moduleThatReturns(value).render({ island: 'a', data: '', place })).rejects.toThrow(
    'What was rendered is no HTML of one part.',
  );
});
