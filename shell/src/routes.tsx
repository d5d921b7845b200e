import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Composition } from './composition/composition';
import { routeTable } from './composition/route-table';
import type { LoadedPage } from './federation/page/load-page';
import type { PageLoad } from './navigation/site-router';
import { CurrentPage } from './page-outlet';

interface Parts {
  /** Header, footer and dialogs around the page. */
  readonly layout: ReactNode;
  /** In place of everything, where the layout or a loader has failed. */
  readonly failure: ReactNode;
  readonly load: PageLoad<LoadedPage>;
}

/** The routes of the site in the browser: the table by which the server matches too, with a loader for each page. */
export function siteRoutes({ routes }: Pick<Composition, 'routes'>, { layout, failure, load }: Parts): RouteObject[] {
  return [
    {
      id: 'site',
      element: layout,
      errorElement: failure,
      children: routeTable(routes).map(({ id, path }) => ({ id, path, loader: load, element: <CurrentPage /> })),
    },
  ];
}
