/**
 * What exists once on a page, whoever uses it: the shell provides each of these, remotes ask for them and carry no copy
 * (docs/decisions/0004-sharing-policy.md). The one list of them, for the browser, the server and the builds. The keys
 * are the requests as they are written in the code.
 *
 * A release says which of them it needs and from which version on. Another shape of a store is a new major version, an
 * addition a minor one; the version of a package is the package's own, which a test holds.
 */
export const singletons = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@iwan/shared/router/router': '1.2.0',
  '@iwan/shared/state/basket': '1.0.0',
  '@iwan/shared/state/dialogs': '1.2.0',
  '@iwan/shared/state/display-units': '1.0.0',
  '@iwan/shared/state/favourites': '1.0.0',
  '@iwan/shared/state/recent': '1.0.0',
  '@iwan/shared/api/http': '1.0.0',
  '@iwan/shared/paths/addresses': '1.0.0',
  '@iwan/shared/ui/dialog': '1.0.0',
  '@iwan/shared/ui/range-slider': '1.0.0',
} as const;

/**
 * What a minor version of a singleton of ours has added, by the name in the code. A release that uses none of it runs
 * with the older shells of the same major version too, so that the shell can be rolled back beneath it.
 */
export const additions: { readonly [Name in keyof typeof singletons]?: Readonly<Record<string, string>> } = {
  '@iwan/shared/router/router': { rememberInAddress: '1.2.0' },
  '@iwan/shared/state/dialogs': { overlayStore: '1.1.0', useOverlay: '1.1.0', RenderedDialog: '1.2.0' },
};

/** Asked for in the browser alone, by code that does without where an older shell does not have it. */
export const optionalSingletons = { '@iwan/shared/carousel/swiper': '1.0.0' } as const;

/** Only a development build's JSX asks for this one. */
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
