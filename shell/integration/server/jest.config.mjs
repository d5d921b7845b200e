import root from '../../../jest.config.mjs';

const { projects, ...settings } = root;
const {
  testMatch: _,
  testPathIgnorePatterns: __,
  ...rules
} = projects.find(({ displayName }) => displayName === 'rules');

/** What the built document server does, asked as a program asks it: no browser, for nothing is looked at. */
export default {
  ...settings,
  ...rules,
  displayName: 'document server',
  testEnvironment: 'node',
  testMatch: [`${import.meta.dirname}/**/*.test.ts`],
  globalSetup: `${import.meta.dirname}/testing/provide-store.ts`,
  globalTeardown: `${import.meta.dirname}/testing/remove-store.ts`,
  testTimeout: 60_000,
};
