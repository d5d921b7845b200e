import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { OfficeHttp } from './api/office-http';
import type { OfficeBoot } from './boot';
import type { OfficeHost } from './federation/office-host';
import { officeSystem } from './layout/system';
import { officeRoutes } from './routes';
import { SessionProvider } from './session/session';

interface Props {
  readonly boot: OfficeBoot;
  readonly host: OfficeHost;
  readonly http: OfficeHttp;
}

/** The program of the office. */
export function OfficeApp({ boot, host, http }: Props) {
  const [router] = useState(() => createBrowserRouter(officeRoutes(boot, host)));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <LocaleContext value={boot.locale}>
      <ChakraProvider value={officeSystem}>
        <LocaleProvider locale={boot.locale}>
          <SessionProvider http={http}>
            <RouterProvider router={router} onError={report} />
          </SessionProvider>
        </LocaleProvider>
      </ChakraProvider>
    </LocaleContext>
  );
}

function report(error: unknown): void {
  console.error('[iwan] office:', error);
}
