import type { developmentSingletons, SingletonName } from '@iwan/shared/contracts/singletons';

/** Every singleton in the shell's module graph, so that federation can provide it. Never called: the imports are enough. */
export const providedSingletons: Readonly<
  Record<Exclude<SingletonName, keyof typeof developmentSingletons>, () => Promise<unknown>>
> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  '@iwan/shared/router/router': () => import('@iwan/shared/router/router'),
  '@iwan/shared/state/site-store': () => import('@iwan/shared/state/site-store'),
  '@iwan/shared/api/http': () => import('@iwan/shared/api/http'),
  '@iwan/shared/paths/addresses': () => import('@iwan/shared/paths/addresses'),
  '@iwan/shared/carousel/swiper': () => import('@iwan/shared/carousel/swiper'),
  '@iwan/shared/ui/dialog': () => import('@iwan/shared/ui/dialog'),
  '@iwan/shared/ui/range-slider': () => import('@iwan/shared/ui/range-slider'),
};
