import { CanaryJudge, isWorse, type NamedCanary } from './canary-judge';

const canary: NamedCanary = { name: 'mfe-blog', version: 'next', percent: 10, since: '2026-11-25T12:00:00.000Z' };
const sound = { shell: 's', failedLoads: {}, errors: {}, vitals: {}, isWhole: true };

function judging() {
  const onWorse = jest.fn();
  const judge = new CanaryJudge({ stableOf: (name) => (name === 'shell' ? 's' : 'stable'), onWorse });
  judge.compare([canary]);
  const views = (version: string, count: number, failed: object = {}) => {
    for (let view = 0; view < count; view += 1)
      judge.pageView({ ...sound, releases: { 'mfe-blog': version }, ...failed });
  };
  const pages = (version: string, count: number, faulty: readonly string[] = []) => {
    for (let page = 0; page < count; page += 1)
      judge.pageMade({ releases: { 'mfe-blog': version }, faulty: new Set(faulty) });
  };
  return { judge, onWorse, views, pages };
}

test.each([
  ['none of either fails', [0, 50], [0, 50], false],
  ['as many of either fail', [20, 50], [20, 50], false],
  ['a tenth more fails', [10, 100], [0, 100], false],
  ['more than a tenth more fails', [11, 100], [0, 100], true],
  ['more than a tenth more fails of a few of the stable release', [6, 50], [0, 10], true],
  ['all of too few fail', [49, 49], [0, 50], false],
  ['all fail beside too few of the stable release', [50, 50], [0, 9], false],
])(
  'a canary is worse or not where of its visits %s',
  (_, [failed = 0, all = 0], [ofStable = 0, stable = 0], expected) => {
    expect(isWorse({ canary: { failed, all }, stable: { failed: ofStable, all: stable } })).toBe(expected);
  },
);

test.each([
  ['errors', { errors: { 'mfe-blog': 1 } }, 'threw errors in browsers that nobody caught in 50 of 50 visits'],
  ['failed loads', { failedLoads: { 'mfe-blog': 1 } }, 'files did not load in browsers in 50 of 50 visits'],
])('a canary with %s in each page view is withdrawn once, with the reason', (_, failed, reason) => {
  const { onWorse, views } = judging();
  views('stable', 20);
  views('next', 49, failed);
  expect(onWorse).not.toHaveBeenCalled();
  views('next', 20, failed);
  expect(onWorse.mock.calls).toEqual([[canary, expect.stringContaining(reason)]]);
  expect(onWorse.mock.calls[0]?.[1]).toContain('with the stable release 0 of 20.');
});

test('a canary whose parts fail on the server, or whose process ends for each page, is withdrawn', () => {
  const broken = judging();
  broken.pages('stable', 10);
  broken.pages('next', 50, ['mfe-blog']);
  expect(broken.onWorse.mock.calls[0]?.[1]).toContain('could not be made on the server');
  const ending = judging();
  ending.pages('stable', 10);
  for (let page = 0; page < 50; page += 1) {
    ending.judge.fault('mfe-blog', 'next');
    ending.pages('next', 1);
  }
  expect(ending.onWorse).toHaveBeenCalledTimes(1);
});

test('faults of another remote, and of another release, are not held against a canary', () => {
  const { onWorse, views, pages } = judging();
  views('stable', 20);
  views('next', 60, { errors: { 'mfe-tools': 1 } });
  pages('stable', 20);
  pages('next', 60, ['mfe-tools']);
  views('earlier', 60, { errors: { 'mfe-blog': 1 } });
  expect(onWorse).not.toHaveBeenCalled();
});

test('the counts of a canary are kept with another share, and begin anew where it was started again', () => {
  const { judge, onWorse, views } = judging();
  views('stable', 20);
  views('next', 49, { errors: { 'mfe-blog': 1 } });
  judge.compare([{ ...canary, since: '2026-11-26T12:00:00.000Z' }]);
  views('next', 1, { errors: { 'mfe-blog': 1 } });
  expect(judge.current[0]?.compared.errors.canary).toEqual({ all: 1, failed: 1 });
  judge.compare([{ ...canary, since: '2026-11-26T12:00:00.000Z', percent: 50 }]);
  expect(judge.current[0]?.compared.errors.canary).toEqual({ all: 1, failed: 1 });
  expect(onWorse).not.toHaveBeenCalled();
});

test('a canary of the shell is compared on every page view', () => {
  const { judge, onWorse } = judging();
  const shell = { ...canary, name: 'shell' };
  judge.compare([canary, shell]);
  for (let view = 0; view < 50; view += 1) {
    judge.pageView({ ...sound, releases: {} });
    judge.pageView({ ...sound, shell: 'next', releases: {}, errors: { shell: 1 } });
  }
  expect(onWorse.mock.calls).toEqual([[shell, expect.any(String)]]);
});
