import { LocaleContext, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { PostedForm } from '@iwan/shared/forms/posted-form';
import { Container } from '@iwan/shared/ui/layout/container';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { DialogOutlet } from './dialogs/dialog-outlet';
import { PostedFormContext } from './document/posted-form';
import { ErrorBoundary } from './federation/failure/error-boundary';
import type { FooterChanges, SiteLinks } from './federation/page/boot';
import type { LoadedPage } from './federation/page/load-page';
import { type IslandHtml, PageProvider } from './federation/page/page-context';
import { PageFailure } from './federation/page/page-failure-view';
import { ArrivalNotice } from './layout/arrival-notice';
import { Footer } from './layout/footer/footer';
import { Header } from './layout/header/header';
import { NavigationProgress } from './layout/navigation-progress';
import styles from './layout/skip-link.module.css';
import { textsOf } from './layout/texts';
import { UnknownAddress } from './layout/unknown-address';

interface Props {
  readonly page: LoadedPage;
  /** BCP 47. */
  readonly locale: string;
  /** Without the prefix of the language. */
  readonly pathname: string;
  /** The query, as far as it means something to the page. */
  readonly search: string;
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
export function App({ page, locale, pathname, search, isNavigating = false, children, ...rest }: Props) {
  const { posted, links, footer, html, dialog } = rest;
  return (
    <LocaleContext value={locale}>
      <PostedFormContext value={posted}>
        <PageProvider page={page} html={html}>
          <SkipLink />
          <Header place={{ pathname, search }} links={links} />
          <main id="main" tabIndex={-1}>
            {dialog ? <DialogWithoutScript html={dialog.html} /> : null}
            {page.name === 'home' && page.status === 404 ? <UnknownAddress /> : null}
            <ErrorBoundary
              attempt={page}
              fallback={<PageFailure failure={{ kind: 'unavailable' }} />}
              onError={(error) => console.error('[iwan] shell:', error)}
            >
              {children}
            </ErrorBoundary>
          </main>
          <Footer place={{ pathname, search }} changes={footer} />
          <DialogOutlet />
          <ArrivalNotice />
          <NavigationProgress isLoading={isNavigating} />
          <RouteAnnouncer title={page.head.title} pathname={pathname} />
        </PageProvider>
      </PostedFormContext>
    </LocaleContext>
  );
}

interface DialogWithoutScriptProps {
  /** Rendered by the document server; hidden where JavaScript runs. */
  readonly html: string | null;
}

/** The target of a link to a dialog without JavaScript: the dialog itself, in the page. */
function DialogWithoutScript({ html }: DialogWithoutScriptProps) {
  return (
    <noscript>
      <Container>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the dialog's own component has rendered */}
        <div dangerouslySetInnerHTML={{ __html: html ?? '' }} />
      </Container>
    </noscript>
  );
}

/** The first tab stop of every page: skips the header, to the content. */
function SkipLink() {
  const texts = useTexts(textsOf);
  return (
    <a className={styles.skip} href="#main">
      {texts.skip}
    </a>
  );
}

interface RouteAnnouncerProps {
  readonly title: string;
  readonly pathname: string;
}

/** Announces the title of the page to a screen reader after a navigation, and moves the focus to its start. */
function RouteAnnouncer({ title, pathname }: RouteAnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const last = useRef(pathname);
  // In the same render as the page: a later focus (Back, to a card) is not overridden.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setAnnounced(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [title, pathname]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
