/**
 * Mutation testing of the rules in `shared/domain`: `npm run mutate`, or one folder of them by
 * `npm run mutate -- --mutate 'shared/domain/money/**'`. It takes an hour, and no other command runs it.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['shared/domain/**/*.ts', '!**/*.test.ts'],
  // What the copy of the repository is made of, in which the faults are planted; Jest's settings look into the backend.
  ignorePatterns: ['/*', '!/shared', '!/jest.config.mjs', '!/jest.mutation.config.mjs', '!/package.json', '!/backend'],
  tempDirName: '.cache/stryker',
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  // Constants that are computed once while a module loads cannot be exchanged for each test.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
};
