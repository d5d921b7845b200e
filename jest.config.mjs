import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Units and components. Files named `*.dom.test.tsx` or `*.test.tsx` run in jsdom, all others in Node. */
const transform = {
  '\\.[cm]?[jt]sx?$': [
    '<rootDir>/tooling/jest/transform.mjs',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

export const neverTests = ['/node_modules/', '/shell/integration/', '<rootDir>/.cache/'];

const common = {
  transform,
  runtime: '<rootDir>/tooling/jest/runtime.cjs',
  rootDir: import.meta.dirname,
  // Not the root itself: a map of all files of `node_modules` would be made for each project, and read by each worker.
  roots: workspaces.map((name) => `<rootDir>/${name}`),
  modulePathIgnorePatterns: ['/dist/', '/\\.tsc/', '/\\.dev/', '/\\.releases/', '/\\.data/', '<rootDir>/.cache/'],
  // What proves by brute force is run by `npm run test:deep`.
  testPathIgnorePatterns: [...neverTests, '\\.deep\\.test\\.tsx?$'],
  transformIgnorePatterns: [
    '/node_modules/(?!(@fontsource|@formatjs|swiper|leaflet|p-limit|yocto-queue|file-type|strtok3|token-types|uint8array-extras|@borewit|@tokenizer|content-disposition|path-to-regexp)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '^react-apexcharts$': '<rootDir>/shared/contract-kit/testing/undrawn-chart.ts',
    '\\.css$': '<rootDir>/shared/contract-kit/testing/empty-module.ts',
    '\\.(svg|webp|avif|woff2|pdf|geojson)$': '<rootDir>/shared/contract-kit/testing/asset-stub.ts',
  },
};

/**
 * The test files that ask for a database run once more on PostgreSQL, but for those that are about the embedded one, which say
 * `@database embedded`. The embedded one is PostgreSQL too: files that ask nothing of connections and locks say `@database alike`,
 * and are left to `npm run test:deep`.
 */
function testsOnBothDatabases() {
  const backend = join(import.meta.dirname, 'backend', 'src');
  const files = readdirSync(backend, { recursive: true })
    .map((file) => join(backend, String(file)))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, docblock: readFileSync(file, 'utf8').split('*/', 1)[0] ?? '' }))
    .filter(({ docblock }) => docblock.includes('database-environment') && !docblock.includes('@database embedded'));
  const isAlike = ({ docblock }) => docblock.includes('@database alike');
  return {
    inEveryRun: files.filter((test) => !isAlike(test)).map(({ file }) => file),
    alike: files.filter(isAlike).map(({ file }) => file),
  };
}

const onBothDatabases = testsOnBothDatabases();

/** Those that the deep tests run on PostgreSQL, beside the deep ones. */
export const alikeOnBothDatabases = onBothDatabases.alike;

export default {
  // A busy machine is not a fault of the code; what hangs is found all the same.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/backend/src/testing/provide-templates.ts',
      testMatch: ['<rootDir>/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'postgres',
      testEnvironment: 'node',
      testEnvironmentOptions: { database: 'postgres' },
      globalSetup: '<rootDir>/backend/src/testing/provide-postgres.ts',
      globalTeardown: '<rootDir>/backend/src/testing/stop-postgres.ts',
      testMatch: onBothDatabases.inEveryRun,
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: '<rootDir>/shared/contract-kit/testing/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/shared/contract-kit/testing/setup-components.ts'],
      testMatch: ['<rootDir>/**/*.test.tsx'],
    },
  ],
};
