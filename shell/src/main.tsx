import { getHttp } from '@iwan/shared/api/http';
import { closeLoadingDialog } from '@iwan/shared/dom/loading-dialog';
import { savesData } from '@iwan/shared/dom/saves-data';
import { provideAddresses } from '@iwan/shared/paths/addresses';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './theme/fallback-fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './dialogs/loading-dialog.css';
import { addressBuilder } from './composition/address-builder';
import { keepDialogAddress } from './dialogs/keep-dialog-address';
import { linkedDialog } from './dialogs/linked-dialog';
import { closeOnBack } from './document/close-on-back';
import { takeOverPresses, takePressesOfShell } from './document/early-presses';
import { followControls } from './document/follow-controls';
import { followLinks } from './document/follow-links';
import { keepSession } from './document/keep-session';
import { loadPagesAhead } from './document/load-pages-ahead';
import { fontsId } from './document/start-up/names';
import { tolerateTranslation, undoTranslation } from './document/translation';
import { BrowserHost } from './federation/host/browser-host';
import { BrowserHostContext } from './federation/host/browser-host-context';
import { provideBrowserHttp } from './federation/host/browser-http';
import { takeEarlyInput } from './federation/hydration/early-input';
import { hydrateTouchedIsland } from './federation/hydration/touched-island';
import { WhenHydrated } from './federation/island-router';
import { readBoot } from './federation/page/boot';
import { failedParts } from './federation/page/load-page';
import { pageLoader } from './federation/page/page-loader';
import { providedSingletons } from './federation/provided-singletons';
import { returnFocus } from './navigation/return-focus';
import { pageOf, siteRouter } from './navigation/site-router';
import { isConnectionSlow } from './network/slow-connection';
import { cacheForOffline } from './offline/cache-for-offline';
import { shellPages } from './pages/shell-pages';
import { siteRoutes } from './routes';
import { Site } from './site';
import { SiteFailure } from './site-failure';
import { countPageView } from './telemetry/count-page-view';
import { FailureLog } from './telemetry/failure-log';

// In the document itself, except in development.
if (document.getElementById(fontsId) === null) {
  void import(/* webpackChunkName: "fonts" */ './theme/fonts.css');
}

tolerateTranslation();
const boot = readBoot();
const failures = new FailureLog();
const host = new BrowserHost(boot.composition, failures, boot.containers);

provideBrowserHttp();
provideAddresses(addressBuilder(() => host.composition));

// Aborted when the page's own code has failed for good.
const running = new AbortController();
failures.listen();
const onNavigation = closeOnBack(running.signal);
const loader = pageLoader(host, shellPages);
const { router, onShown } = siteRouter({
  routes: (load) =>
    siteRoutes(boot.composition, {
      layout: <Site boot={boot} onShown={() => onShown()} />,
      failure: <SiteFailure boot={boot} />,
      load,
    }),
  first: boot.page,
  source: loader,
  signal: running.signal,
});
host.router = router;
router.subscribe(onNavigation);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root element.');
const html = root.innerHTML;

// The part that the visitor has touched is hydrated before the header, the footer and the rest of the page.
void Promise.all([hydrateTouchedIsland(root, boot.page, host), loadOwnPage()])
  .catch((error: unknown) => console.error('[iwan] shell:', error))
  .then(() => hydrateSite(root));

/** The code of the shell's own page, which React needs for hydration; where it fails to load, the page stays HTML. */
async function loadOwnPage(): Promise<void> {
  const own = boot.page.island === null ? shellPages[boot.page.name] : undefined;
  if (own?.hydration === 'interaction') await own.code.load();
}

function hydrateSite(container: HTMLElement): void {
  const early = takeEarlyInput(container);
  const translateAgain = undoTranslation(container);
  const current = followControls(container);
  // Handles the visitor's earlier presses. Islands have handled their own by now.
  const goOn = () => {
    const presses = takePressesOfShell();
    takeOverPresses();
    // In a task of its own: within React's work the handler of a field would not see the state set by the previous field.
    setTimeout(() => {
      early.enterAgain();
      translateAgain();
      container.dataset.hydrated = '';
      for (const control of presses.keys()) current(control)?.click();
    });
  };
  const site = (
    <BrowserHostContext value={host}>
      <WhenHydrated run={goOn}>
        <RouterProvider router={router} onError={(error) => console.error('[iwan] shell:', error)} />
      </WhenHydrated>
    </BrowserHostContext>
  );
  const options: HydrationOptions = {
    onRecoverableError: (error) => console.error('[iwan] The server and the browser disagree:', error),
    // Not even the error element could be rendered: the server's HTML is shown, whose links the browser follows.
    onUncaughtError: (error) => {
      console.error('[iwan] shell:', error);
      failures.addError({ name: 'shell', version: null });
      running.abort();
      setTimeout(() => {
        container.innerHTML = html;
        early.putBack();
        closeLoadingDialog();
      });
    },
  };
  // The part that was touched may have shown another page meanwhile, which the HTML of the document is not.
  if (pageOf(router.state) === boot.page) hydrateRoot(container, site, options);
  else createRoot(container, options).render(site);
  returnFocus(router, running.signal);
  const dialogOf = (search: string) => linkedDialog(host.composition, search);
  // Where the code and then the data of a page take longer to arrive than its document, or cost a visitor who saves data more.
  const prefersDocuments = isConnectionSlow() || savesData();
  const isLeftToBrowser = (url: URL) => prefersDocuments && url.pathname !== location.pathname;
  followLinks(router, { dialogOf, isLeftToBrowser }, running.signal);
  loadPagesAhead(loader.loadAhead, { dialogOf, isLeftToBrowser }, running.signal);
  keepDialogAddress(router, dialogOf, running.signal);
  keepSession(running.signal);
  const { beacon, composition, page } = boot;
  countPageView(beacon, { pinned: composition.releases, failures, isWhole: failedParts(page).length === 0 });
  // In development the worker would serve its cached files in place of the changed ones.
  if (process.env.NODE_ENV === 'production') void cacheForOffline(loadSaved, running.signal);
}

/** The code of the list of favourites, with that of calls, which every dialog receives. */
async function loadSaved(): Promise<void> {
  const saved = boot.composition.dialogs.saved;
  if (saved) await Promise.all([host.loadModule(saved.source, running.signal), getHttp()]);
}

if (Object.keys(providedSingletons).length === 0) throw new Error('Federation has nothing to provide.');
