import { Button, Text } from '@chakra-ui/react';
import type { OfficeModule, OfficePageProps } from '@iwan/shared/contracts/office';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import type { ComponentType } from 'react';
import { Navigate, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { OfficePage } from '../../src/composition/office-composition';
import { maySee, useSignedIn } from '../session/session';
import { textsOf } from './texts';

interface Props {
  readonly page: OfficePage;
  readonly siteUrl: string;
}

/** One screen, of the shell or of a remote, for a person who may see it. */
export function Screen({ page, siteUrl, Component }: Props & { readonly Component: ComponentType<OfficePageProps> }) {
  const session = useSignedIn();
  const locale = useLocale();
  const params = useParams() as OfficePageProps['params'];
  return maySee(session, page) ? <Component params={params} locale={locale} siteUrl={siteUrl} /> : <NoScreen />;
}

/** A screen whose code the route has loaded. */
export function LoadedScreen(props: Props) {
  const { Component } = useLoaderData<OfficeModule>();
  return <Screen {...props} Component={Component} />;
}

/** In place of a screen whose code could not be loaded, or has failed: the menu keeps working. */
export function ScreenFailure({ page }: Pick<Props, 'page'>) {
  const texts = useTexts(textsOf);
  const isLoaded = useLoaderData() !== undefined || page.remote === null;
  const location = useLocation();
  const navigate = useNavigate();
  const again = (
    <Button size="sm" variant="outline" marginTop="2" onClick={() => navigate(location, { replace: true })}>
      {texts.tryAgain}
    </Button>
  );
  return (
    <OfficeMessage kind="error" actions={again}>
      {isLoaded ? texts.screenBroken : texts.screenFailed}
    </OfficeMessage>
  );
}

/** While the code of the first screen is loading. */
export function LoadingScreen() {
  return <Text role="status">{useTexts(textsOf).loading}</Text>;
}

/** Leads from the address of the office to the first screen that the person may see. */
export function FirstScreen({ pages }: { readonly pages: readonly OfficePage[] }) {
  const session = useSignedIn();
  const first = pages.find((page) => page.group !== undefined && maySee(session, page));
  return first ? <Navigate to={first.path} replace /> : <NoScreen />;
}

export function NoScreen() {
  return <OfficeMessage kind="warning">{useTexts(textsOf).nowhere}</OfficeMessage>;
}
