import { readPostedForm } from '@iwan/shared/forms/posted-form';
import { splitDialogQuery } from '@iwan/shared/paths/dialog-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Router } from 'react-router-dom';
import { App } from './app';
import { applyHead } from './document/apply-head';
import { redirectAfterDelay } from './document/redirect-after-delay';
import { ErrorBoundary } from './federation/failure/error-boundary';
import type { Boot } from './federation/page/boot';
import type { LoadedPage } from './federation/page/load-page';
import { documentHtml } from './federation/page/page-context';
import { noChanges } from './layout/footer/footer-texts';
import type { Navigation } from './navigation/navigation';
import { navigatorOf } from './navigation/navigator';
import { useNavigationState } from './navigation/use-navigation-state';
import { SiteFailure } from './site-failure';

interface Props {
  readonly boot: Boot;
  readonly navigation: Navigation<LoadedPage>;
}

/** The site in the browser: the current page inside the app, and the effects of a navigation around it. */
export function Site({ boot, navigation }: Props) {
  const { location, page, isLoading } = useNavigationState(navigation);
  const { pathname, search } = location;
  const shown = useRef({ page, location });
  const hasNavigated = useRef(false);

  useLayoutEffect(() => {
    if (shown.current.location === location) return;
    navigation.showPlace();
  }, [location, navigation]);

  useEffect(() => {
    const isAnotherPage = shown.current.page !== page;
    shown.current = { page, location };
    if (!isAnotherPage) return;
    hasNavigated.current = true;
    applyHead(page.head, boot.siteUrl, pathname);
  }, [page, location, pathname, boot.siteUrl]);

  useEffect(() => {
    const { redirectsTo } = page;
    if (redirectsTo === undefined) return;
    const leaving = new AbortController();
    redirectAfterDelay(() => void navigation.navigate(redirectsTo, { replace: true }), leaving.signal);
    return () => leaving.abort();
  }, [page, navigation]);

  return (
    <Router location={location} navigator={navigatorOf(navigation)}>
      <ErrorBoundary
        attempt={page}
        fallback={<SiteFailure boot={boot} pathname={pathname} onRetry={() => navigation.revalidate()} />}
        onError={(problem) => console.error('[iwan] shell:', problem)}
      >
        <App
          page={page}
          pathname={pathname}
          posted={readPostedForm(search)}
          links={boot.links}
          footer={boot.footer ?? noChanges}
          intro={boot.intro && !hasNavigated.current}
          html={documentHtml}
          dialog={splitDialogQuery(search).dialog === '' ? null : { html: null }}
          isNavigating={isLoading}
        />
      </ErrorBoundary>
    </Router>
  );
}
