import { defineRoute } from '@iwan/shared/contracts/module';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { LeadersData } from '../../parts/leaders/load-leaders';
import { cardPortrait } from '../../parts/people/person-card';
import { OurTeamPage } from './our-team-page';
import { textsOf } from './texts';

export const route = defineRoute<LeadersData>({
  Component: OurTeamPage,
  loader: async (args) => (await import('../../parts/leaders/load-leaders')).loadLeaders(args),
  head: ({ leaders }, { locale }) => ({
    title: textsOf(locale).headTitle,
    description: textsOf(locale).description,
    canonical: paths.ourTeam(),
    jsonLd: structuredData([
      breadcrumbList([
        { name: businessTextsOf(locale).name, href: paths.home() },
        { name: textsOf(locale).title, href: paths.ourTeam() },
      ]),
    ]),
    ...(leaders[0]?.image
      ? { image: imagePath(leaders[0].image, 1280), firstPicture: { path: leaders[0].image, ...cardPortrait } }
      : {}),
  }),
  status: ({ isMissing }) => (isMissing ? 503 : 200),
});
