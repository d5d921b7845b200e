import root from './jest.config.mjs';

const { projects, ...settings } = root;
const {
  testMatch: _,
  testPathIgnorePatterns: __,
  ...rules
} = projects.find(({ displayName }) => displayName === 'rules');
const isDeep = process.env.JOURNEYS === 'deep';
const folder = '<rootDir>/shell/integration/server';

/** What the built document server does, asked as a program asks it: no browser, for nothing is looked at. */
export default {
  ...settings,
  ...rules,
  displayName: 'document server',
  // Those named `*.deep.test.ts` are asked by `npm run test:deep`, and nothing else then.
  testMatch: [`${folder}/**/*${isDeep ? '.deep' : ''}.test.ts`],
  testPathIgnorePatterns: isDeep ? [] : ['\\.deep\\.test\\.ts$'],
  globalSetup: `${folder}/testing/provide-store.ts`,
  globalTeardown: `${folder}/testing/remove-store.ts`,
  setupFilesAfterEnv: [`${folder}/testing/second-try.ts`],
  testTimeout: 60_000,
};
