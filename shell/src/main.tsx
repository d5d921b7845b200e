import { provideAddresses } from '@iwan/shared/paths/addresses';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '@iwan/shared/theme/fallback-fonts.css';
import '@iwan/shared/theme/tokens.css';
import '@iwan/shared/theme/base.css';
import { addressBuilder } from './composition/address-builder';
import { closeOnBack } from './document/close-on-back';
import { earlyPressesOfShell, takeOverPresses } from './document/early-presses';
import { followLinks } from './document/follow-links';
import { linkedDialog, openLinkedDialog } from './document/linked-dialog';
import { returnFocus } from './document/return-focus';
import { fontsId } from './document/start-up/names';
import { readBoot } from './federation/boot';
import { BrowserHost } from './federation/browser-host';
import { BrowserHostContext } from './federation/browser-host-context';
import { provideBrowserHttp } from './federation/browser-http';
import { takeEarlyInput } from './federation/early-input';
import { pageLoader } from './federation/page-loader';
import { providedSingletons } from './federation/provided-singletons';
import { WhenHydrated } from './federation/when-hydrated';
import { shellPages } from './pages/shell-pages';
import { Site } from './site';
import { SiteFailure } from './site-failure';

// Stand in the document itself, but for one of the development server.
if (document.getElementById(fontsId) === null) {
  void import(/* webpackChunkName: "fonts" */ '@iwan/shared/theme/fonts.css');
}

const boot = readBoot();
const host = new BrowserHost(boot.composition);

provideBrowserHttp();
provideAddresses(addressBuilder(() => host.composition));

// Ends with the page's own code, where that breaks for good.
const running = new AbortController();
const onRouterChange = closeOnBack(running.signal);
const router = createBrowserRouter(
  [
    {
      id: 'site',
      path: '*',
      Component: () => <Site boot={boot} />,
      loader: pageLoader(host, shellPages),
      ErrorBoundary: () => <SiteFailure boot={boot} />,
    },
  ],
  { hydrationData: { loaderData: { site: boot.page } } },
);
host.router = router;
router.subscribe(onRouterChange);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root element.');
const html = root.innerHTML;
const early = takeEarlyInput(root);
const shellPresses = earlyPressesOfShell();

/** The page is hydrated: goes on with what the visitor has done before. Islands have taken what is theirs by now. */
function goOn(): void {
  takeOverPresses();
  // In a task of its own: in the midst of React's work no field's handler would see what the field before has set.
  setTimeout(() => {
    early.enterAgain();
    if (root !== null) root.dataset.hydrated = '';
    for (const button of shellPresses) button.click();
  });
}

hydrateRoot(
  root,
  <BrowserHostContext value={host}>
    <WhenHydrated run={goOn}>
      <RouterProvider router={router} />
    </WhenHydrated>
  </BrowserHostContext>,
  {
    onRecoverableError: (problem) => console.error('[iwan] The server and the browser disagree:', problem),
    // Not even the error element could be drawn: the page as the server sent it, whose links are the browser's.
    onUncaughtError: (problem) => {
      console.error('[iwan] shell:', problem);
      running.abort();
      setTimeout(() => {
        root.innerHTML = html;
        early.putBack();
      });
    },
  },
);

returnFocus(router, running.signal);
followLinks(router, (search) => linkedDialog(host.composition, search), running.signal);
openLinkedDialog(boot.composition);
if (Object.keys(providedSingletons).length === 0) throw new Error('Federation has nothing to provide.');
