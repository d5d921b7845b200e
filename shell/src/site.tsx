import { pathIn } from '@iwan/shared/domain/format/languages';
import { readPostedForm } from '@iwan/shared/forms/posted-form';
import { splitDialogQuery } from '@iwan/shared/paths/dialog-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import { App } from './app';
import { applyHead } from './document/head-tags';
import { readingOf } from './document/languages';
import { redirectAfterDelay } from './document/redirect-after-delay';
import type { Boot } from './federation/page/boot';
import type { LoadedPage } from './federation/page/load-page';
import { documentHtml } from './federation/page/page-context';
import { noChanges } from './layout/footer/footer-texts';

interface Props {
  readonly boot: Boot;
  /** Called when another page has been rendered. */
  readonly onShown: () => void;
}

/** The layout of every route of the site: the app around the current page, and the effects of a navigation. */
export function Site({ boot, onShown }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const page = useMatches().at(-1)?.loaderData as LoadedPage;
  // The router's path is without the prefix of the language, which is the same for every page of a document.
  const { pathname, search } = location;
  const { locale } = readingOf(window.location.pathname);
  const shown = useRef(page);
  const hasNavigated = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each location
  useLayoutEffect(onShown, [location]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    hasNavigated.current = true;
    applyHead(page.head, boot.siteUrl, pathIn(locale, pathname));
  }, [page, pathname, locale, boot.siteUrl]);

  useEffect(() => {
    const { redirectsTo } = page;
    if (redirectsTo === undefined) return;
    const leaving = new AbortController();
    redirectAfterDelay(() => void navigate(redirectsTo, { replace: true }), leaving.signal);
    return () => leaving.abort();
  }, [page, navigate]);

  // When a document is left, the router lets the browser restore its scroll position. After a return from the back/forward cache,
  // the router does that again.
  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pageshow', takeOver);
    return () => window.removeEventListener('pageshow', takeOver);
  }, []);

  return (
    <>
      <App
        page={page}
        locale={locale}
        pathname={pathname}
        search={search}
        posted={readPostedForm(search)}
        links={boot.links}
        footer={boot.footer ?? noChanges}
        html={documentHtml}
        dialog={splitDialogQuery(search).dialog === '' ? null : { html: null }}
        isNavigating={isLoading}
      >
        <Outlet context={boot.intro && !hasNavigated.current} />
      </App>
      <ScrollRestoration />
    </>
  );
}
