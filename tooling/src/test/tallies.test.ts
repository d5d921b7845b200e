import { tallyOfPlaywright } from './browser-step';
import { tallyOfJest } from './jest-step';

test.each([
  ['all passed', { numPassedTests: 9, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, 0, { passed: 9, failed: 0 }],
  ['some failed', { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 0 }, 1, { passed: 7, failed: 2 }],
  [
    'a suite broke',
    { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 1 },
    1,
    { passed: 7, failed: 1 },
  ],
  [
    'it ended badly',
    { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
    1,
    { passed: 7, failed: 1 },
  ],
])('counts units when %s', (_, report, code, tally) => {
  expect(tallyOfJest(report, code)).toEqual(tally);
});

test.each([
  ['all passed', { expected: 5, unexpected: 0, flaky: 0 }, 0, { passed: 5, failed: 0 }],
  ['one failed', { expected: 4, unexpected: 1, flaky: 0 }, 1, { passed: 4, failed: 1 }],
  ['one passed only at a second try', { expected: 4, unexpected: 0, flaky: 1 }, 0, { passed: 4, failed: 1 }],
  ['it ended badly', { expected: 5, unexpected: 0, flaky: 0 }, 1, { passed: 5, failed: 1 }],
])('counts journeys when %s', (_, stats, code, tally) => {
  expect(tallyOfPlaywright({ stats }, code)).toEqual(tally);
});
