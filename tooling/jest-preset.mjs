import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The Jest preset of remotes: a browser environment, in which an unexpected error is a failure. */
export default {
  testEnvironment: require.resolve('@iwan/shared/testing/browser-environment'),
  setupFilesAfterEnv: [require.resolve('@iwan/shared/testing/setup-components')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // ES modules, which Jest loads as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(@iwan/shared|swiper)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.css$': require.resolve('@iwan/shared/testing/empty-module'),
    '\\.(svg|webp|avif|woff2|pdf|geojson)$': require.resolve('@iwan/shared/testing/asset-stub'),
  },
};
