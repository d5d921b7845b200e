import { getApi, provideApi } from '@iwan/shared/api/provided';
import type { Api } from '@iwan/shared/contracts/api';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, redirect, replace } from 'react-router-dom';
import '@iwan/shared/theme/fonts.css';
import '@iwan/shared/theme/tokens.css';
import '@iwan/shared/theme/base.css';
import { arrivalNoticeStore } from './document/arrival-notice-store';
import { readBoot } from './document/boot';
import { followLinks } from './document/follow-links';
import { openLinkedDialog } from './document/open-linked-dialog';
import { returnFocus } from './document/return-focus';
import { BrowserHost } from './federation/browser-host';
import { BrowserHostContext } from './federation/browser-host-context';
import { takeEarlyInput } from './federation/early-input';
import { loadPage } from './federation/load-page';
import { providedSingletons } from './federation/provided-singletons';
import { WhenAlive } from './federation/when-alive';
import { Site } from './site';

const boot = readBoot();
const host = new BrowserHost(boot.releases);

// The API client comes with the first call: the first page needs none, its data is in the document.
let api: Promise<Api> | null = null;
provideApi(() => {
  api ??= import('@iwan/shared/api/client').then(({ createApi }) =>
    createApi({ baseUrl: '', report: (problem) => console.info('[iwan]', problem) }),
  );
  // A client that could not be fetched is asked for again by the next call.
  api.catch(() => {
    api = null;
  });
  return api;
});

const router = createBrowserRouter(
  [
    {
      id: 'site',
      path: '*',
      Component: () => <Site boot={boot} />,
      loader: async ({ request }) => {
        const outcome = await loadPage(host, await getApi(), new URL(request.url), request.signal);
        if (outcome.kind === 'page') return outcome.page;
        const { to, permanent, notice } = outcome.redirect;
        if (notice !== undefined) arrivalNoticeStore.say(notice);
        throw permanent ? replace(to) : redirect(to);
      },
    },
  ],
  { hydrationData: { loaderData: { site: boot.page } } },
);
host.router = router;

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root element.');
const enterAgain = takeEarlyInput(root);
hydrateRoot(
  root,
  <BrowserHostContext value={host}>
    <WhenAlive run={enterAgain}>
      <RouterProvider router={router} />
    </WhenAlive>
  </BrowserHostContext>,
  { onRecoverableError: (problem) => console.error('[iwan] The server and the browser disagree:', problem) },
);

const always = new AbortController().signal;
returnFocus(router, always);
followLinks(router, always);
openLinkedDialog();
if (providedSingletons.length === 0) throw new Error('Federation has nothing to provide.');
