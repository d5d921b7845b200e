import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** How a remote's tests run: in a browser's environment, where an error that nobody expected is a failure. */
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
  // What is written as ES modules, which Jest reads as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(@iwan/shared|swiper)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.css$': require.resolve('@iwan/shared/testing/empty-module'),
    '\\.(svg|webp|avif|woff2|pdf|geojson)$': require.resolve('@iwan/shared/testing/asset-stub'),
  },
};
