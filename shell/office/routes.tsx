import { type OfficePageProps, officePrefix } from '@iwan/shared/contracts/office';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { OfficePage } from '../src/composition/office-composition';
import type { OfficeScreen } from '../src/remotes';
import type { OfficeBoot } from './boot';
import { Entrance } from './entrance';
import type { OfficeHost } from './federation/office-host';
import { FirstScreen, LoadedScreen, LoadingScreen, NoScreen, Screen, ScreenFailure } from './layout/screens';
import { Account } from './screens/account/account';
import { Audit } from './screens/audit/audit';
import { Deliveries } from './screens/deliveries/deliveries';
import { Question } from './screens/faq/question';
import { Questions } from './screens/faq/questions';
import { Feeds } from './screens/feeds/feeds';
import { Figures } from './screens/figures/figures';
import { Lead } from './screens/leads/lead';
import { Leads } from './screens/leads/leads';
import { People } from './screens/people/people';
import { Persons } from './screens/persons/persons';
import { Redirects } from './screens/redirects/redirects';
import { SiteText } from './screens/site-texts/site-text';
import { SiteTexts } from './screens/site-texts/site-texts';
import { Transfer } from './screens/transfer/transfer';

/** The shell's own screens, by the names of `officeRows`. */
const ownScreens: Readonly<Record<OfficeScreen, ComponentType<OfficePageProps>>> = {
  leads: Leads,
  lead: Lead,
  deliveries: Deliveries,
  figures: Figures,
  faq: Questions,
  question: Question,
  texts: SiteTexts,
  text: SiteText,
  redirects: Redirects,
  transfer: Transfer,
  feeds: Feeds,
  people: People,
  persons: Persons,
  audit: Audit,
  account: Account,
};

/** The routes of the office: the shell's own screens, and those of the live releases. */
export function officeRoutes(boot: OfficeBoot, host: OfficeHost): RouteObject[] {
  const { composition, siteUrl } = boot;
  return [
    {
      path: officePrefix,
      element: <Entrance boot={boot} />,
      children: [
        { index: true, element: <FirstScreen pages={composition.pages} /> },
        ...composition.pages.map((page) => ({ ...screenRoute(page, siteUrl, host), id: page.name, path: page.path })),
        { path: '*', element: <NoScreen /> },
      ],
    },
  ];
}

/** The code of a remote's screen is loaded by its route; the shell's own screens are part of this program. */
function screenRoute(page: OfficePage, siteUrl: string, host: OfficeHost): RouteObject {
  const errorElement = <ScreenFailure key={page.name} page={page} />;
  if (page.remote === null) {
    const Component = ownScreens[page.module as keyof typeof ownScreens];
    return { element: <Screen key={page.name} page={page} siteUrl={siteUrl} Component={Component} />, errorElement };
  }
  return {
    loader: () => host.load(page),
    // The code stays the same whatever the parameters and the query are.
    shouldRevalidate: () => false,
    element: <LoadedScreen key={page.name} page={page} siteUrl={siteUrl} />,
    errorElement,
    hydrateFallbackElement: <LoadingScreen />,
  };
}
