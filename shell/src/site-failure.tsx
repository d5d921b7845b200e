import { useEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import type { Boot } from './federation/boot';
import { ErrorBoundary } from './federation/error-boundary';
import { FailureNotice } from './federation/failure-notice';
import { texts } from './federation/texts';
import { Footer } from './layout/footer';
import { Header } from './layout/header';

/** In the place of the whole site, when drawing it threw: header and footer, where they are sound, and a way to try again. */
export function SiteFailure({ boot }: { readonly boot: Boot }) {
  const problem = useRouteError();
  const { pathname } = useLocation();
  const { state, revalidate } = useRevalidator();
  useEffect(() => report(problem), [problem]);
  return (
    <>
      <ErrorBoundary fallback={null} onError={report}>
        <Header pathname={pathname} links={boot.links} />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <FailureNotice
          isPage
          title={texts.pageUnavailable}
          detail={texts.pageUnavailableMore}
          isRetrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      </main>
      <ErrorBoundary fallback={null} onError={report}>
        <Footer />
      </ErrorBoundary>
    </>
  );
}

function report(problem: unknown): void {
  console.error('[iwan] shell:', problem);
}
