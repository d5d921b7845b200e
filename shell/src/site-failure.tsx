import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { useLocation, useRevalidator } from 'react-router-dom';
import { readingOf } from './document/languages';
import { ErrorBoundary } from './federation/failure/error-boundary';
import { FailureNotice } from './federation/failure/failure-notice';
import type { Boot } from './federation/page/boot';
import { textsOf } from './federation/texts';
import { Footer } from './layout/footer/footer';
import { noChanges } from './layout/footer/footer-texts';
import { Header } from './layout/header/header';

interface Props {
  readonly boot: Boot;
}

/** Replaces the whole site when its render, or a loader, has thrown: header and footer, where they render, and Try again. */
export function SiteFailure({ boot }: Props) {
  const { locale } = readingOf(window.location.pathname);
  const texts = textsOf(locale);
  const place = useLocation();
  const { state, revalidate } = useRevalidator();

  return (
    <LocaleContext value={locale}>
      <ErrorBoundary fallback={null} onError={report}>
        <Header place={place} links={boot.links} />
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
      <ErrorBoundary fallback={<Footer place={place} changes={noChanges} />} onError={report}>
        <Footer place={place} changes={boot.footer ?? noChanges} />
      </ErrorBoundary>
    </LocaleContext>
  );
}

function report(error: unknown): void {
  console.error('[iwan] shell:', error);
}
