/**
 * Every singleton of the sharing policy, in the shell's module graph, so that federation can provide it to remotes.
 * Never called: naming them is what makes them part of the build. `tooling/src/sharing.ts` holds the list.
 */
export const providedSingletons: readonly (() => Promise<unknown>)[] = [
  () => import('react'),
  () => import('react/jsx-runtime'),
  () => import('react-dom'),
  () => import('@iwan/shared/router/router'),
  () => import('@iwan/shared/state/basket'),
  () => import('@iwan/shared/state/dialogs'),
  () => import('@iwan/shared/state/display-units'),
  () => import('@iwan/shared/state/favourites'),
  () => import('@iwan/shared/state/recent'),
  () => import('@iwan/shared/api/provided'),
  () => import('@iwan/shared/ui/dialog'),
  () => import('@iwan/shared/ui/range-slider'),
];
