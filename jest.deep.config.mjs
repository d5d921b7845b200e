import config, { alikeOnBothDatabases, neverTests } from './jest.config.mjs';

/** Escaped, because patterns of Jest are regular expressions. */
const alike = alikeOnBothDatabases.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/**
 * What proves by brute force, in the surroundings of the ordinary tests: files named `*.deep.test.ts`; and on PostgreSQL also
 * those that an ordinary run has on the embedded database alone.
 */
export default {
  ...config,
  testTimeout: 300_000,
  projects: config.projects.map((project) => {
    const isOnServer = project.displayName === 'postgres';
    const ordinary = isOnServer ? `^(?!(${alike})$).*(?<!\\.deep)\\.test\\.tsx?$` : '(?<!\\.deep)\\.test\\.tsx?$';
    return {
      ...project,
      testMatch: isOnServer ? [...project.testMatch, ...alikeOnBothDatabases] : project.testMatch,
      testPathIgnorePatterns: [...neverTests, ordinary],
    };
  }),
};
