import root from './jest.config.mjs';

const { projects, ...settings } = root;
const { globalSetup: _, ...rules } = projects.find(({ displayName }) => displayName === 'rules');

/** The rules and their own tests, which Stryker runs against each fault that it plants. */
export default {
  ...settings,
  ...rules,
  roots: ['<rootDir>/shared'],
  testMatch: ['<rootDir>/shared/domain/**/*.test.ts'],
};
