import { inWorkspace } from '../workspace';
import { tallyOfPlaywright } from './browser-step';
import { tallyOfJest } from './jest-step';

const passedFile = { name: inWorkspace('shared', 'a.test.ts'), status: 'passed', assertionResults: [] };
const failedFile = {
  name: inWorkspace('shared', 'b.test.ts'),
  status: 'failed',
  assertionResults: [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'takes away', status: 'failed' },
  ],
};
const flakyFile = {
  name: inWorkspace('shared', 'd.test.ts'),
  status: 'passed',
  assertionResults: [{ fullName: 'waits', status: 'passed', invocations: 2 }],
};
const brokenFile = { name: inWorkspace('shared', 'c.test.ts'), status: 'failed', assertionResults: [] };

test.each([
  ['all passed', [9, 0, 0], [passedFile], 0, { passed: 9, failed: 0, troubles: [] }],
  [
    'one failed',
    [7, 1, 0],
    [failedFile],
    1,
    { passed: 7, failed: 1, troubles: ['FAILED shared/b.test.ts: takes away'] },
  ],
  [
    'one passed at a second try',
    [9, 0, 0],
    [flakyFile],
    0,
    { passed: 9, failed: 0, troubles: ['FLAKY shared/d.test.ts: waits'] },
  ],
  ['a suite broke', [7, 0, 1], [brokenFile], 1, { passed: 7, failed: 1, troubles: ['FAILED shared/c.test.ts'] }],
  ['it ended badly', [7, 0, 0], [], 1, { passed: 7, failed: 1, troubles: ['FAILED jest ended with code 1'] }],
])('counts units when %s', (_, [passed = 0, failed = 0, broken = 0], testResults, code, tally) => {
  const report = {
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: broken,
    testResults,
  };

  expect(tallyOfJest(report, code)).toEqual(tally);
});

const journeys = (status: string) => [
  {
    specs: [],
    suites: [{ specs: [{ title: 'opens', file: 'home.spec.ts', tests: [{ status }] }] }],
  },
];

test.each([
  ['all passed', [5, 0, 0], 'expected', 0, { passed: 5, failed: 0, troubles: [] }],
  ['one failed', [4, 1, 0], 'unexpected', 1, { passed: 4, failed: 1, troubles: ['FAILED home.spec.ts: opens'] }],
  [
    'one passed at a second try',
    [4, 0, 1],
    'flaky',
    0,
    { passed: 5, failed: 0, troubles: ['FLAKY home.spec.ts: opens'] },
  ],
  [
    'it ended badly',
    [5, 0, 0],
    'expected',
    1,
    { passed: 5, failed: 1, troubles: ['FAILED playwright ended with code 1'] },
  ],
])('counts journeys when %s', (_, [expected = 0, unexpected = 0, flaky = 0], status, code, tally) => {
  expect(tallyOfPlaywright({ stats: { expected, unexpected, flaky }, suites: journeys(status) }, code)).toEqual(tally);
});
