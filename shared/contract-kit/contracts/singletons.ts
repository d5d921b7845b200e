/**
 * Modules of which a page has only one copy: the shell provides them, and remotes require them instead of bundling a copy
 * (docs/decisions/0004-sharing-policy.md). The one list for the browser, the server and the builds. The keys are the import
 * specifiers.
 *
 * A release names the singletons that it needs with a version range. An incompatible change of a store is a new major version,
 * an addition a minor one; the version of a package is the package's own, which a test verifies.
 */
export const singletons = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@iwan/shared/router/router': '1.2.0',
  '@iwan/shared/state/site-store': '1.0.0',
  '@iwan/shared/api/http': '1.0.0',
  '@iwan/shared/paths/addresses': '1.0.0',
  '@iwan/shared/ui/dialog': '1.0.0',
  '@iwan/shared/ui/range-slider': '1.0.0',
} as const;

/**
 * Additions of minor versions of our own singletons, by exported name. A release that does not use them also runs with older
 * shells of the same major version, so that the shell can be rolled back.
 */
export const additions: { readonly [Name in keyof typeof singletons]?: Readonly<Record<string, string>> } = {
  '@iwan/shared/router/router': { rememberInAddress: '1.2.0' },
};

/** Only required in the browser, by code that works without it where an older shell does not provide it. */
export const optionalSingletons = { '@iwan/shared/carousel/swiper': '1.0.0' } as const;

/** Only a development build's JSX requires this one. */
export const developmentSingletons = { 'react/jsx-dev-runtime': '19.3.1' } as const;

export type SingletonName =
  | keyof typeof singletons
  | keyof typeof optionalSingletons
  | keyof typeof developmentSingletons;

/** Every singleton with its version. */
export const everySingleton: Readonly<Record<SingletonName, string>> = {
  ...singletons,
  ...optionalSingletons,
  ...developmentSingletons,
};
