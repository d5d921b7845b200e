import config, { neverTests } from './jest.config.mjs';

/** What proves by brute force, in the surroundings of the ordinary tests: files named `*.deep.test.ts` and nothing else. */
export default {
  ...config,
  testTimeout: 300_000,
  projects: config.projects.map((project) => ({
    ...project,
    testPathIgnorePatterns: [...neverTests, '(?<!\\.deep)\\.test\\.tsx?$'],
  })),
};
