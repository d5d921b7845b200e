import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { App } from './app';
import { applyHead } from './document/apply-head';
import { goOn } from './document/go-on';
import type { Boot } from './federation/boot';
import type { LoadedPage } from './federation/load-page';
import { documentHtml } from './federation/page-context';

/** The site in the browser: the router's current page inside the app, and what a navigation changes around it. */
export function Site({ boot }: { readonly boot: Boot }) {
  const page = useLoaderData<LoadedPage>();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const shown = useRef(page);
  const hasNavigated = useRef(false);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    hasNavigated.current = true;
    applyHead(page.head, boot.siteUrl, pathname);
  }, [page, pathname, boot.siteUrl]);

  useEffect(() => {
    const { goesOnTo } = page;
    if (goesOnTo === undefined) return;
    const leaving = new AbortController();
    goOn(() => void navigate(goesOnTo, { replace: true }), leaving.signal);
    return () => leaving.abort();
  }, [page, navigate]);

  return (
    <>
      <App
        page={page}
        pathname={pathname}
        search={search}
        links={boot.links}
        intro={boot.intro && !hasNavigated.current}
        html={documentHtml}
        isNavigating={state === 'loading'}
      />
      <ScrollRestoration />
    </>
  );
}
