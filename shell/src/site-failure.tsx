import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useState } from 'react';
import { ErrorBoundary } from './federation/failure/error-boundary';
import { FailureNotice } from './federation/failure/failure-notice';
import type { Boot } from './federation/page/boot';
import { textsOf } from './federation/texts';
import { Footer } from './layout/footer/footer';
import { noChanges } from './layout/footer/footer-texts';
import { Header } from './layout/header/header';

interface Props {
  readonly boot: Boot;
  readonly pathname: string;
  readonly onRetry: () => Promise<void>;
}

/** Replaces the whole site when its render has thrown: header and footer, where they render, and Try again. */
export function SiteFailure({ boot, pathname, onRetry }: Props) {
  const texts = useTexts(textsOf);
  const [isRetrying, setRetrying] = useState(false);

  async function retry(): Promise<void> {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

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
          isRetrying={isRetrying}
          onRetry={() => void retry()}
        />
      </main>
      <ErrorBoundary fallback={<Footer changes={noChanges} />} onError={report}>
        <Footer changes={boot.footer ?? noChanges} />
      </ErrorBoundary>
    </>
  );
}

function report(problem: unknown): void {
  console.error('[iwan] shell:', problem);
}
