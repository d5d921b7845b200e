import { slowest } from './browser-step';

test('lists the slowest first, in seconds, with the sum of all', () => {
  const list = slowest([
    { name: 'a.spec.ts: opens', milliseconds: 400 },
    { name: 'b.spec.ts: closes', milliseconds: 12_340 },
  ]);
  expect(list.split('\n')).toEqual([
    'The 2 slowest of 2, which took 13 s of workers:',
    '  12.3 s  b.spec.ts: closes',
    '   0.4 s  a.spec.ts: opens',
  ]);
});

test('lists at most thirty', () => {
  const many = Array.from({ length: 31 }, (_, index) => ({ name: `test ${index}`, milliseconds: index }));
  const list = slowest(many);
  expect(list.split('\n')).toHaveLength(31);
  expect(list).toContain('The 30 slowest of 31');
  expect(list).not.toMatch(/test 0$/m);
});
