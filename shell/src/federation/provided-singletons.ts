import type { developmentSingletons, SingletonName } from '@iwan/shared/contracts/singletons';

/** Every singleton in the shell's module graph, so that federation can provide it. Never called: the imports are enough. */
export const providedSingletons: Readonly<
  Record<Exclude<SingletonName, keyof typeof developmentSingletons>, () => Promise<unknown>>
> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  '@iwan/shared/router/router': () => import('@iwan/shared/router/router'),
  '@iwan/shared/state/basket': () => import('@iwan/shared/state/basket'),
  '@iwan/shared/state/dialogs': () => import('@iwan/shared/state/dialogs'),
  '@iwan/shared/state/display-units': () => import('@iwan/shared/state/display-units'),
  '@iwan/shared/state/favourites': () => import('@iwan/shared/state/favourites'),
  '@iwan/shared/state/recent': () => import('@iwan/shared/state/recent'),
  '@iwan/shared/api/http': () => import('@iwan/shared/api/http'),
  '@iwan/shared/paths/addresses': () => import('@iwan/shared/paths/addresses'),
  '@iwan/shared/carousel/swiper': () => import('@iwan/shared/carousel/swiper'),
  '@iwan/shared/ui/dialog': () => import('@iwan/shared/ui/dialog'),
  '@iwan/shared/ui/range-slider': () => import('@iwan/shared/ui/range-slider'),
};
