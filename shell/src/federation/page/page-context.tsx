import { createContext, type ReactNode, useContext } from 'react';
import type { LoadedPage } from './load-page';

/** Where the HTML of an island that the server has rendered is found: just rendered, or in the document. */
export interface IslandHtml {
  get(id: string): string | undefined;
}

/**
 * The browser's: what stands in the document now. React leaves it alone while it hydrates; should it ever draw the page
 * anew, the islands keep what they show.
 */
export const documentHtml: IslandHtml = {
  get: (id) => document.querySelector(`[data-island="${id}"] > [data-island-root]`)?.innerHTML,
};

interface PageContextValue {
  readonly page: LoadedPage;
  readonly html: IslandHtml;
}

const PageContext = createContext<PageContextValue | null>(null);

/** Gives the islands below it the page that they stand on. */
export function PageProvider({ page, html, children }: PageContextValue & { readonly children: ReactNode }) {
  return <PageContext value={{ page, html }}>{children}</PageContext>;
}

/** The page being shown. Throws outside of a `PageProvider`. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('An island stands outside of a page.');
  return value;
}

/** The name of the page being shown; `null` where none is, as when not even the page's frame could be drawn. */
export function usePageName(): string | null {
  return useContext(PageContext)?.page.name ?? null;
}
