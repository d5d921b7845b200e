import type { PageView } from '../../telemetry/page-views';
import { CanaryJudge, type NamedCanary } from './canary-judge';

const canary: NamedCanary = { name: 'mfe-blog', version: 'next', percent: 10, since: '2026-11-25T12:00:00.000Z' };

function view(version: string, changes: Partial<PageView> = {}): PageView {
  const sound = { failedLoads: {}, errors: {}, vitals: { lcp: 500 }, isWhole: true };
  return { shell: 's', releases: { 'mfe-blog': version }, ...sound, ...changes };
}

const throwing = { errors: { 'mfe-blog': 2 } };

function setUp() {
  const onWorse = jest.fn();
  const judge = new CanaryJudge({ stableOf: () => 'stable', onWorse, random: () => 0.999 });
  judge.compare([canary]);
  let network = 0;
  const next = () => {
    network += 1;
    return `198.${18 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}`;
  };
  /** A page view of each side, from networks of their own. */
  const pair = (ofCanary: Partial<PageView>, ofStable: Partial<PageView> = {}) => {
    judge.pageView(view('next', ofCanary), { network: next() });
    judge.pageView(view('stable', ofStable), { network: next() });
  };
  const times = (count: number, act: () => void) => Array.from({ length: count }).forEach(act);
  return { judge, onWorse, pair, times, next };
}

test('a canary that throws in the browser only is worse, once, and it is said why', () => {
  const { onWorse, pair, times } = setUp();
  times(40, () => pair(throwing));
  expect(onWorse.mock.calls).toEqual([
    [
      canary,
      'Its code threw errors in browsers that nobody caught: of the pairs compared, 13 failed in the canary alone and 0 in the stable release alone.',
    ],
  ]);
});

test('a canary that is 300 ms slower is worse, and it is said by what', () => {
  const { onWorse, pair, times } = setUp();
  times(40, () => pair({ vitals: { lcp: 800 } }));
  expect(onWorse.mock.calls[0]?.[1]).toBe(
    'Its LCP was more than 100 ms above that of the stable release in 13 of the 13 pairs of page views compared.',
  );
});

test('how much worse a canary may be is the operator’s', () => {
  const { judge, onWorse, pair, times } = setUp();
  judge.compare([{ ...canary, since: '2026-11-25T13:00:00.000Z', margins: { lcp: 400 } }]);
  times(40, () => pair({ vitals: { lcp: 800 } }));
  expect(onWorse).not.toHaveBeenCalled();
});

test('errors of other remotes on the page are none of the canary', () => {
  const { onWorse, pair, times } = setUp();
  times(40, () => pair({ errors: { 'mfe-tools': 1 }, failedLoads: { shell: 1 } }));
  expect(onWorse).not.toHaveBeenCalled();
});

test('a canary whose files do not load, or whose parts cannot be made, is worse', () => {
  const loading = setUp();
  loading.times(40, () => loading.pair({ failedLoads: { 'mfe-blog': 1 } }));
  expect(loading.onWorse.mock.calls[0]?.[1]).toContain('Its files did not load in browsers');
  const made = setUp();
  made.times(40, () => {
    for (const version of ['next', 'stable']) {
      const faulty = new Set(version === 'next' ? ['mfe-blog'] : []);
      made.judge.pageMade({ releases: { 'mfe-blog': version }, faulty, network: made.next() });
    }
  });
  expect(made.onWorse.mock.calls[0]?.[1]).toContain('Its parts could not be made on the server');
});

test('a process that ends makes the next page of that release a failed one, and no other', () => {
  const { judge, onWorse, times, next } = setUp();
  const made = (version: string) =>
    judge.pageMade({ releases: { 'mfe-blog': version }, faulty: new Set(), network: next() });
  times(12, () => {
    judge.fault('mfe-blog', 'next');
    made('next');
    made('stable');
  });
  times(5, () => {
    judge.fault('mfe-blog', 'earlier');
    made('next');
    made('stable');
  });
  expect(onWorse).not.toHaveBeenCalled();
  judge.fault('mfe-blog', 'next');
  made('next');
  made('stable');
  expect(onWorse).toHaveBeenCalledTimes(1);
});

test('a canary of the shell is judged by the page views that it has made, beside those of remotes', () => {
  const { judge, onWorse, times, next } = setUp();
  const shell: NamedCanary = { ...canary, name: 'shell' };
  judge.compareShell(shell);
  judge.compare([canary]);
  times(13, () => {
    judge.pageView(view('stable', { shell: 'next', errors: { shell: 1 } }), { network: next() });
    judge.pageView(view('stable', { shell: 'stable' }), { network: next() });
  });
  expect(onWorse.mock.calls.map(([worse]) => worse)).toEqual([shell]);
});

test('page views of other releases count for neither', () => {
  const { judge, onWorse, times, next } = setUp();
  times(40, () => {
    judge.pageView(view('next', throwing), { network: next() });
    judge.pageView(view('earlier'), { network: next() });
  });
  expect(onWorse).not.toHaveBeenCalled();
});

test('one network can neither withdraw a canary nor save one, however often it lies', () => {
  const lying = setUp();
  lying.times(5000, () => {
    lying.judge.pageView(view('next', throwing), { network: '198.51.100.7' });
    lying.judge.pageView(view('stable'), { network: lying.next() });
  });
  expect(lying.onWorse).not.toHaveBeenCalled();
  const saving = setUp();
  saving.times(60, () => {
    saving.pair(throwing);
    saving.judge.pageView(view('next'), { network: '198.51.100.7' });
    saving.judge.pageView(view('stable', throwing), { network: '198.51.100.7' });
  });
  expect(saving.onWorse).toHaveBeenCalledTimes(1);
});

test('what is known of a canary goes on when its share grows, and begins anew with another canary', () => {
  const { judge, onWorse, pair, times } = setUp();
  times(12, () => pair(throwing));
  judge.compare([{ ...canary, percent: 50 }]);
  pair(throwing);
  expect(onWorse).toHaveBeenCalledTimes(1);
  judge.compare([{ ...canary, since: '2026-11-25T13:00:00.000Z' }]);
  times(12, () => pair(throwing));
  expect(onWorse).toHaveBeenCalledTimes(1);
});

test('a hundred thousand page views of a canary that nobody compares take no more room than five hundred', () => {
  const { judge, onWorse, times, next } = setUp();
  times(100_000, () => judge.pageView(view('next', throwing), { network: next() }));
  times(499, () => judge.pageView(view('stable', throwing), { network: next() }));
  expect(onWorse).not.toHaveBeenCalled();
  // Those that wait are spent: one more of the stable release finds none.
  judge.pageView(view('stable'), { network: next() });
  times(20, () => judge.pageView(view('stable'), { network: next() }));
  expect(onWorse).not.toHaveBeenCalled();
});
