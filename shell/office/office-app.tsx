import { Button, ChakraProvider, LocaleProvider, Text } from '@chakra-ui/react';
import { officePrefix } from '@iwan/shared/contracts/office';
import { LocaleContext, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { RightSubject } from '@iwan/shared/domain/office/resources';
import { reachOf } from '@iwan/shared/domain/office/rights';
import type { SessionState } from '@iwan/shared/domain/office/wire';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, CoreAdminContext, HttpError, localStorageStore } from 'ra-core';
import { useMemo } from 'react';
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { matchPath } from '../src/composition/match-route';
import type { OfficeComposition } from '../src/composition/office-composition';
import { officeDataProvider } from './api/data-provider';
import type { OfficeHttp } from './api/office-http';
import type { OfficeBoot } from './boot';
import type { OfficeHost } from './federation/office-host';
import { coreMessages } from './layout/core-messages';
import { OfficeFrame } from './layout/frame';
import { ScreenOutlet } from './layout/screen-outlet';
import { officeSystem } from './layout/system';
import { textsOf as layoutTexts } from './layout/texts';
import { maySee } from './session/may-see';
import { SessionProvider, useSession } from './session/session';
import { EntranceFrame, SignIn } from './session/sign-in';
import { textsOf as sessionTexts } from './session/texts';

interface Props {
  readonly boot: OfficeBoot;
  readonly host: OfficeHost;
  readonly http: OfficeHttp;
}

/** The office: its screens for a signed-in person, otherwise the sign-in. */
export function OfficeApp({ boot, host, http }: Props) {
  return (
    <LocaleContext value={boot.locale}>
      <ChakraProvider value={officeSystem}>
        <LocaleProvider locale={boot.locale}>
          <SessionProvider http={http}>
            <BrowserRouter>
              <Entrance boot={boot} host={host} />
            </BrowserRouter>
          </SessionProvider>
        </LocaleProvider>
      </ChakraProvider>
    </LocaleContext>
  );
}

function Entrance({ boot, host }: Omit<Props, 'http'>) {
  const texts = useTexts(sessionTexts);
  const { status, refresh } = useSession();
  switch (status.kind) {
    case 'asking':
      return (
        <EntranceFrame>
          <Text role="status">{texts.asking}</Text>
        </EntranceFrame>
      );
    case 'none':
    case 'unreachable':
      return (
        <EntranceFrame>
          <OfficeMessage kind="error">{status.kind === 'none' ? texts.none : status.message}</OfficeMessage>
          <Button onClick={() => void refresh()}>{texts.tryAgain}</Button>
        </EntranceFrame>
      );
    case 'signed-out':
    case 'second-factor':
      return <SignIn />;
    case 'signed-in':
      return <Workplace boot={boot} host={host} session={status.session} />;
  }
}

function Workplace({ boot, host, session }: Omit<Props, 'http'> & { readonly session: SessionState }) {
  const { http, refresh, signOut } = useSession();
  const { locale, composition, siteUrl } = boot;
  const { person } = session;
  const core = useMemo(
    () => ({
      dataProvider: { ...officeDataProvider(http), ...http },
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
      // Settings are stored by person.
      store: localStorageStore('1', `iwan-office-${person.id}`),
      i18nProvider: coreMessages(locale),
    }),
    [http, locale, person.id],
  );
  const authProvider = useMemo(
    () => authProviderOf(session, { refresh, signOut: () => signOut('here') }),
    [session, refresh, signOut],
  );
  return (
    <CoreAdminContext {...core} authProvider={authProvider} basename={officePrefix}>
      <OfficeFrame pages={composition.pages} siteUrl={siteUrl}>
        <CurrentScreen pages={composition.pages} host={host} session={session} siteUrl={siteUrl} />
      </OfficeFrame>
    </CoreAdminContext>
  );
}

interface ScreenProps {
  readonly pages: OfficeComposition['pages'];
  readonly host: OfficeHost;
  readonly session: SessionState;
  readonly siteUrl: string;
}

function CurrentScreen({ pages, host, session, siteUrl }: ScreenProps) {
  const texts = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const first = pages.find((page) => page.path !== undefined && maySee(session, page));
  if (/^\/office\/?$/.test(pathname) && first?.path !== undefined) return <Navigate to={first.path} replace />;
  for (const page of pages) {
    const params = matchPath(page, pathname);
    if (params !== null && maySee(session, page))
      return <ScreenOutlet key={page.name} page={page} params={params} host={host} siteUrl={siteUrl} />;
  }
  return <OfficeMessage kind="warning">{texts.nowhere}</OfficeMessage>;
}

interface Ways {
  readonly refresh: () => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** ra-core's authentication and rights. They decide only what is shown: the server checks every call. */
function authProviderOf({ person }: SessionState, { refresh, signOut }: Ways): AuthProvider {
  return {
    login: () => Promise.resolve(),
    logout: async () => void (await signOut()),
    checkAuth: () => Promise.resolve(),
    // The sign-in is shown in place of the screen; what was typed is kept.
    checkError: async (problem: unknown) => {
      if (problem instanceof HttpError && problem.status === 401) await refresh();
    },
    getIdentity: async () => ({ id: person.id, fullName: person.name }),
    canAccess: async ({ resource, action }) =>
      reachOf(person.role, resource as RightSubject, actionOf(action)) !== 'none',
  };
}

function actionOf(action: string): Parameters<typeof reachOf>[2] {
  if (action === 'delete') return 'remove';
  if (action === 'edit') return 'update';
  return action === 'create' || action === 'publish' ? action : 'read';
}
