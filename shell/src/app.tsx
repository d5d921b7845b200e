import { readPostedForm } from '@iwan/shared/forms/posted-form';
import type { ReactNode } from 'react';
import { ContactNotice } from './dialogs/contact/contact-notice';
import { DialogOutlet } from './dialogs/dialog-outlet';
import { PostedFormContext } from './document/posted-form';
import type { SiteLinks } from './federation/boot';
import { ErrorBoundary } from './federation/error-boundary';
import type { LoadedPage } from './federation/load-page';
import { type IslandHtml, PageProvider } from './federation/page-context';
import { PageFailure } from './federation/page-failure-view';
import { ArrivalNotice } from './layout/arrival-notice';
import { CalculatorWithoutScript } from './layout/calculator-without-script';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { NavigationProgress } from './layout/navigation-progress';
import { RouteAnnouncer } from './layout/route-announcer';
import { SkipLink } from './layout/skip-link';
import { PageOutlet } from './page-outlet';

interface Props {
  readonly page: LoadedPage;
  readonly pathname: string;
  /** The query of the address, with its question mark; empty without one. */
  readonly search: string;
  readonly links: SiteLinks;
  readonly intro: boolean;
  readonly html: IslandHtml;
  /** The calculator as the document server answers it; its code is no part of the browser's. */
  readonly plainCalculator?: ReactNode;
  /** True while the next page is on its way. */
  readonly isNavigating?: boolean;
}

/** The whole of a page as the shell renders it, on the server and in the browser alike. */
export function App({ page, pathname, search, links, intro, html, plainCalculator, isNavigating = false }: Props) {
  return (
    <PostedFormContext value={readPostedForm(search)}>
      <PageProvider page={page} html={html}>
        <SkipLink />
        <Header pathname={pathname} links={links} />
        <main id="main" tabIndex={-1}>
          <CalculatorWithoutScript search={search}>{plainCalculator}</CalculatorWithoutScript>
          <ContactNotice search={search} />
          <ErrorBoundary
            attempt={page}
            fallback={<PageFailure failure={{ kind: 'unavailable' }} />}
            onError={(problem) => console.error('[iwan] shell:', problem)}
          >
            <PageOutlet pathname={pathname} intro={intro} />
          </ErrorBoundary>
        </main>
        <Footer />
        <DialogOutlet />
        <ArrivalNotice />
        <NavigationProgress isLoading={isNavigating} />
        <RouteAnnouncer title={page.head.title} pathname={pathname} />
      </PageProvider>
    </PostedFormContext>
  );
}
