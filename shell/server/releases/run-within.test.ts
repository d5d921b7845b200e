import { runWithin } from './run-within';

test('hands back what quick code returns', () => {
  expect(runWithin(100, () => 7)).toBe(7);
  expect(runWithin(100, () => undefined)).toBeUndefined();
});

test('throws what the code throws, as it is', () => {
  const problem = new TypeError('broken');
  const run = () =>
    runWithin(100, () => {
      throw problem;
    });
  expect(run).toThrow(problem);
});

test('ends code that never returns, and runs the next as if nothing had been', () => {
  const hang = () =>
    runWithin(50, () => {
      for (;;);
    });
  expect(hang).toThrow(expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }));
  expect(runWithin(100, () => 'well')).toBe('well');
});

test('runs code that runs code in its turn', () => {
  expect(runWithin(200, () => [runWithin(100, () => 'inner'), 'outer'])).toEqual(['inner', 'outer']);
});
