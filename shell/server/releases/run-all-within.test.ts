import { runAllWithin, runnerWithin } from './run-all-within';

const hang = () => {
  for (;;);
};
const busy = (milliseconds: number) => () => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return milliseconds;
};
const fail = () => {
  throw new TypeError('broken');
};
const returned = (value: unknown) => ({ kind: 'returned', value });
const timedOut = { kind: 'failed', problem: expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }) };
const broken = { kind: 'failed', problem: new TypeError('broken') };

test.each<{ readonly what: string; readonly codes: (() => unknown)[]; readonly outcomes: unknown[] }>([
  { what: 'nothing', codes: [], outcomes: [] },
  { what: 'what returns', codes: [() => 1, () => undefined], outcomes: [returned(1), returned(undefined)] },
  { what: 'what throws', codes: [() => 1, fail, () => 3], outcomes: [returned(1), broken, returned(3)] },
  { what: 'what hangs first', codes: [hang, () => 2], outcomes: [timedOut, returned(2)] },
  { what: 'what hangs amid others', codes: [() => 1, hang, () => 3], outcomes: [returned(1), timedOut, returned(3)] },
  { what: 'two that hang', codes: [hang, hang, fail], outcomes: [timedOut, timedOut, broken] },
])('runs $what, each as if it were alone', ({ codes, outcomes }) => {
  expect(runAllWithin(200, codes)).toEqual(outcomes);
});

test('does not take for hung what the others have left no time', () => {
  expect(runAllWithin(400, [busy(300), busy(300), () => 3])).toEqual([returned(300), returned(300), returned(3)]);
});

test('what hangs after one that was slow is told apart from it', () => {
  expect(runAllWithin(400, [busy(300), hang, () => 3])).toEqual([returned(300), timedOut, returned(3)]);
});

test('what is handed in at a time is settled for each by itself, in order', async () => {
  const run = runnerWithin(200);
  const order: number[] = [];
  const outcomes = await Promise.allSettled([
    run(() => order.push(1)),
    run(hang),
    run(async () => {
      order.push(2);
      return 'later';
    }),
    run(fail),
    run(() => Promise.reject(new Error('rejected'))),
  ]);
  expect(order).toEqual([1, 2]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[2]).toMatchObject({ value: 'later' });
  expect(outcomes[3]).toMatchObject({ reason: new TypeError('broken') });
  expect(await run(() => 'anew')).toBe('anew');
});
