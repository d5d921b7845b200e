import { createContext, type ReactNode, useContext } from 'react';
import type { LoadedPage } from './load-page';

interface PageContextValue {
  readonly page: LoadedPage;
  /** On the server: the HTML of the islands that it has rendered. In the browser it is in the document already. */
  readonly html: ReadonlyMap<string, string> | null;
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
