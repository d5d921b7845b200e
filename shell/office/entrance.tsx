import { Button, Text } from '@chakra-ui/react';
import { officePrefix } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { RightSubject } from '@iwan/shared/domain/office/resources';
import { reachOf } from '@iwan/shared/domain/office/rights';
import type { SessionState } from '@iwan/shared/domain/office/wire';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, CoreAdminContext, HttpError, type I18nProvider, localStorageStore } from 'ra-core';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { officeDataProvider } from './api/data-provider';
import type { OfficeBoot } from './boot';
import { OfficeFrame } from './layout/frame';
import { textsOf } from './layout/texts';
import { useSession } from './session/session';
import { EntranceFrame, SignIn } from './session/sign-in';
import { textsOf as sessionTexts } from './session/texts';

/** ra-core's own messages, by their keys; a key without an entry is shown as it is. */
function coreMessages(locale: string): I18nProvider {
  const { core } = textsOf(locale);
  const messages: Readonly<Record<string, string>> = {
    'ra.notification.updated': core.updated,
    'ra.notification.created': core.created,
    'ra.notification.deleted': core.deleted,
    'ra.notification.item_doesnt_exist': core.gone,
    'ra.notification.http_error': core.failed,
    'ra.notification.data_provider_error': core.failed,
    'ra.message.invalid_form': core.invalid,
    'ra.validation.required': core.needed,
    'ra.action.undo': core.undo,
  };
  return {
    translate: (key, options: { readonly _?: string } = {}) => messages[key] ?? options._ ?? key,
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
}

interface Props {
  readonly boot: OfficeBoot;
}

/** The layout of all routes: the office for a signed-in person, otherwise the sign-in, at whichever address. */
export function Entrance({ boot }: Props) {
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
      return <Workplace boot={boot} session={status.session} />;
  }
}

function Workplace({ boot, session }: Props & { readonly session: SessionState }) {
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
        <Outlet />
      </OfficeFrame>
    </CoreAdminContext>
  );
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
    checkError: async (error: unknown) => {
      if (error instanceof HttpError && error.status === 401) await refresh();
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
