import { createContext, type ReactNode, useContext } from 'react';
import type { LoadedPage } from './load-page';

/** Returns the HTML of server-rendered islands by id: on the server as rendered, in the browser from the document. */
export interface IslandHtml {
  get(id: string): string | undefined;
}

/**
 * In the browser: the current HTML of the document. React does not change it during hydration; where React renders the page
 * again, the islands keep their HTML.
 */
export const documentHtml: IslandHtml = {
  get: (id) => document.querySelector(`[data-island="${id}"] > [data-island-root]`)?.innerHTML,
};

interface PageContextValue {
  readonly page: LoadedPage;
  readonly html: IslandHtml;
}

const PageContext = createContext<PageContextValue | null>(null);

/** Gives the islands inside it their page. */
export function PageProvider({ page, html, children }: PageContextValue & { readonly children: ReactNode }) {
  return <PageContext value={{ page, html }}>{children}</PageContext>;
}

/** The current page. Throws outside of a `PageProvider`. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('An island stands outside of a page.');
  return value;
}

/** The name of the current page; `null` without one, as when not even the page's frame could be rendered. */
export function usePageName(): string | null {
  return useContext(PageContext)?.page.name ?? null;
}
