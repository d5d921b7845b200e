import { type ReactNode, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { IslandFrame } from './island-frame';

type SiteRouter = ReturnType<typeof createBrowserRouter>;

interface Props {
  readonly router: SiteRouter;
  readonly params: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Ties an island's own root to the one router of the site: its hooks see the same place and navigate the same way. */
export function IslandRouter({ router, params, children }: Props) {
  const location = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location,
    () => router.state.location,
  );
  return (
    <IslandFrame location={location} navigator={navigatorOf(router)} params={params}>
      {children}
    </IslandFrame>
  );
}

function navigatorOf(router: SiteRouter) {
  return {
    createHref: (to: Parameters<SiteRouter['createHref']>[0] | string) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
    go: (delta: number) => void router.navigate(delta),
    push: (to: Parameters<typeof router.navigate>[0] | string | Partial<Location>, state?: unknown) =>
      void router.navigate(to as string, { state }),
    replace: (to: string | Partial<Location>, state?: unknown) =>
      void router.navigate(to as string, { state, replace: true }),
  };
}
