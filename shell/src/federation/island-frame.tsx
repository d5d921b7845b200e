import { ParamsProvider } from '@iwan/shared/router/router';
import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';

interface Props {
  readonly location: string | { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly navigator: Navigator;
  readonly params: Readonly<Record<string, string>>;
  /** True on the server, where nothing navigates. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

/** What an island that is a React root of its own stands in: the router's place, so that its hooks work. */
export function IslandFrame({ location, navigator, params, isStatic = false, children }: Props) {
  return (
    <Router location={location} navigator={navigator} static={isStatic}>
      <ParamsProvider value={params}>{children}</ParamsProvider>
    </Router>
  );
}
