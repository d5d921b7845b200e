import root from './jest.config.mjs';

const { projects, ...settings } = root;
const {
  testMatch: _,
  testPathIgnorePatterns: __,
  ...rules
} = projects.find(({ displayName }) => displayName === 'rules');
const folder = '<rootDir>/shell/integration/server';

/** What the built document server does, asked as a program asks it: no browser, for nothing is looked at. */
export default {
  ...settings,
  ...rules,
  displayName: 'document server',
  testMatch: [`${folder}/**/*.test.ts`],
  globalSetup: `${folder}/testing/provide-store.ts`,
  globalTeardown: `${folder}/testing/remove-store.ts`,
  testTimeout: 60_000,
};
