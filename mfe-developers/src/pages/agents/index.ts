import { defineRoute } from '@iwan/shared/contracts/module';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { cardPortrait } from '../../parts/people/person-card';
import { type AgentsData, AgentsPage } from './agents-page';
import { texts } from './texts';

export const route = defineRoute<AgentsData>({
  Component: AgentsPage,
  loader: async (args) => (await import('./load-agents')).loadAgents(args),
  head: ({ agents, language }) => ({
    title: language === null ? texts.headTitle : texts.headSpeaking(language),
    description: texts.description,
    canonical: paths.agents(),
    noindex: language !== null,
    ...(agents[0]?.image
      ? { image: imagePath(agents[0].image, 1280), firstPicture: { path: agents[0].image, ...cardPortrait } }
      : {}),
    jsonLd: structuredData([
      ...(agents.length === 0 ? [] : [itemList(agents.map(({ name }) => ({ name, href: paths.agent(name) })))]),
      breadcrumbList([
        { name: texts.team, href: paths.ourTeam() },
        { name: texts.agents, href: paths.agents() },
      ]),
    ]),
  }),
});
