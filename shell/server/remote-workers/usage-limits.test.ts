import { UsageLimits } from './usage-limits';

/** What is said of a process that uses so much for seven seconds; `null` where it may go on. */
function after7s({ stray, megabytes = 80 }: { readonly stray: number; readonly megabytes?: number }) {
  const limits = new UsageLimits();
  const said: (string | null)[] = [];
  for (let at = 0; at <= 7_000; at += 500) {
    said.push(limits.exceededBy({ at, resident: megabytes * 1024 * 1024, strayTime: at * stray }));
  }
  return said.find((each) => each !== null) ?? null;
}

test.each([
  ['does nothing but what it is asked', { stray: 0 }, null],
  ['tidies up now and then', { stray: 0.4 }, null],
  ['takes a core in a timer', { stray: 1 }, 'was busy for 5 s with what nobody waits for'],
  ['takes most of one beside its calls', { stray: 0.6 }, 'was busy for 5 s with what nobody waits for'],
  [
    'takes memory outside of its heap',
    { stray: 0, megabytes: 513 },
    'took 513 MB of memory, of which a remote has 512 MB',
  ],
])('a process that %s is judged by what it uses', (_, usage, expected) => {
  expect(after7s(usage)).toBe(expected);
});

test('four busy seconds at the start are no fault', () => {
  const limits = new UsageLimits();
  const said = [0, 2_000, 4_000, 6_000, 9_100].map((at) =>
    limits.exceededBy({ at, resident: 0, strayTime: Math.min(at, 2_000) }),
  );
  expect(said).toEqual([null, null, null, null, null]);
});
