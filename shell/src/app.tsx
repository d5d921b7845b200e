import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import type { PostedForm } from '@iwan/shared/forms/posted-form';
import type { ReactNode } from 'react';
import { DialogOutlet } from './dialogs/dialog-outlet';
import { DialogWithoutScript } from './dialogs/dialog-without-script';
import { readingOf } from './document/languages';
import { PostedFormContext } from './document/posted-form';
import { ErrorBoundary } from './federation/failure/error-boundary';
import type { SiteLinks } from './federation/page/boot';
import type { LoadedPage } from './federation/page/load-page';
import { type IslandHtml, PageProvider } from './federation/page/page-context';
import { PageFailure } from './federation/page/page-failure-view';
import { ArrivalNotice } from './layout/arrival-notice';
import { Footer } from './layout/footer/footer';
import type { FooterChanges } from './layout/footer/footer-texts';
import { Header } from './layout/header/header';
import { NavigationProgress } from './layout/navigation-progress';
import { RouteAnnouncer } from './layout/route-announcer';
import { SkipLink } from './layout/skip-link';

interface Props {
  readonly page: LoadedPage;
  readonly pathname: string;
  /** The form that was posted to get this page. */
  readonly posted: PostedForm | null;
  readonly links: SiteLinks;
  /** The texts of the office in the footer. */
  readonly footer: FooterChanges;
  readonly html: IslandHtml;
  /** The dialog in the address, with its HTML on the document server. */
  readonly dialog: { readonly html: string | null } | null;
  /** True while the next page is loading. */
  readonly isNavigating?: boolean;
  /** The page between header and footer. */
  readonly children: ReactNode;
}

/** A whole page as the shell renders it, both on the server and in the browser. */
export function App({ page, pathname, posted, links, footer, html, dialog, isNavigating = false, children }: Props) {
  return (
    <LocaleContext value={readingOf(pathname).locale}>
      <PostedFormContext value={posted}>
        <PageProvider page={page} html={html}>
          <SkipLink />
          <Header pathname={pathname} links={links} />
          <main id="main" tabIndex={-1}>
            {dialog ? <DialogWithoutScript html={dialog.html} /> : null}
            <ErrorBoundary
              attempt={page}
              fallback={<PageFailure failure={{ kind: 'unavailable' }} />}
              onError={(problem) => console.error('[iwan] shell:', problem)}
            >
              {children}
            </ErrorBoundary>
          </main>
          <Footer changes={footer} />
          <DialogOutlet />
          <ArrivalNotice />
          <NavigationProgress isLoading={isNavigating} />
          <RouteAnnouncer title={page.head.title} pathname={pathname} />
        </PageProvider>
      </PostedFormContext>
    </LocaleContext>
  );
}
