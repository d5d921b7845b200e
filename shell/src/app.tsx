import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { SkipLink } from './layout/skip-link';
import { DialogOutlet } from './layout/dialog-outlet';
import type { SiteLinks } from './document/boot';
import type { LoadedPage } from './federation/load-page';
import { PageOutlet } from './federation/page-outlet';
import { PageProvider } from './federation/page-context';

interface Props {
  readonly page: LoadedPage;
  readonly pathname: string;
  readonly links: SiteLinks;
  readonly intro: boolean;
  /** On the server, the islands' HTML; in the browser `null`. */
  readonly html: ReadonlyMap<string, string> | null;
}

/** The whole of a page as the shell renders it, on the server and in the browser alike. */
export function App({ page, pathname, links, intro, html }: Props) {
  return (
    <PageProvider page={page} html={html}>
      <SkipLink />
      <Header pathname={pathname} links={links} />
      <main id="main" tabIndex={-1}>
        <PageOutlet pathname={pathname} intro={intro} />
      </main>
      <Footer />
      <DialogOutlet />
    </PageProvider>
  );
}
