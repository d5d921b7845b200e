import { Button, Text } from '@chakra-ui/react';
import type { OfficeModule } from '@iwan/shared/contracts/office';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { type ComponentType, useEffect, useState } from 'react';
import type { OfficePage } from '../../src/composition/office-composition';
import { ErrorBoundary } from '../../src/federation/failure/error-boundary';
import type { OfficeHost } from '../federation/office-host';
import { ownScreens } from '../screens/own-screens';
import { textsOf } from './texts';

interface Props {
  readonly page: OfficePage;
  readonly params: Readonly<Record<string, string>>;
  readonly host: OfficeHost;
  readonly siteUrl: string;
}

/** One screen, of the shell or of a remote. Its errors stay within it: the menu keeps working. */
export function ScreenOutlet({ page, params, host, siteUrl }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const { screen, hasFailed } = useScreen(page, host, attempt);
  const again = (
    <Button size="sm" variant="outline" marginTop="2" onClick={() => setAttempt((before) => before + 1)}>
      {texts.tryAgain}
    </Button>
  );
  if (hasFailed) {
    return (
      <OfficeMessage kind="error" actions={again}>
        {texts.screenFailed}
      </OfficeMessage>
    );
  }
  if (screen === null) return <Text role="status">{texts.loading}</Text>;
  const { Component } = screen;
  return (
    <ErrorBoundary
      attempt={`${page.name} ${attempt}`}
      onError={(problem) => console.error(`[iwan] ${page.name}:`, problem)}
      fallback={
        <OfficeMessage kind="error" actions={again}>
          {texts.screenBroken}
        </OfficeMessage>
      }
    >
      <Component params={params} locale={locale} siteUrl={siteUrl} />
    </ErrorBoundary>
  );
}

function useScreen(page: OfficePage, host: OfficeHost, attempt: number) {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly module: OfficeModule | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same screen again.
  useEffect(() => {
    let isCurrent = true;
    const take = (module: OfficeModule | null) => isCurrent && setLoaded({ name: page.name, module });
    if (page.remote === null) {
      const Component = (ownScreens as Readonly<Record<string, ComponentType<never>>>)[page.module];
      take(Component ? { Component: Component as OfficeModule['Component'] } : null);
    } else {
      setLoaded(null);
      host.load(page).then(take, (problem: unknown) => {
        console.error(`[iwan] ${page.name}:`, problem);
        take(null);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [page, host, attempt]);
  const isOfPage = loaded?.name === page.name;
  return { screen: isOfPage ? loaded.module : null, hasFailed: isOfPage && loaded.module === null };
}
