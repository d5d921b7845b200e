import { defineRoute } from '@iwan/shared/contracts/module';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { cardPortrait } from '../../parts/people/person-card';
import { type AgentsData, AgentsPage } from './agents-page';
import { textsOf } from './texts';

export const route = defineRoute<AgentsData>({
  Component: AgentsPage,
  loader: async (args) => (await import('./load-agents')).loadAgents(args),
  head: ({ agents, language }, { locale }) => ({
    title: language === null ? textsOf(locale).headTitle : textsOf(locale).headSpeaking(valueWords(language, locale)),
    description: textsOf(locale).description,
    canonical: paths.agents(),
    noindex: language !== null,
    ...(agents[0]?.image
      ? { image: imagePath(agents[0].image, 1280), firstPicture: { path: agents[0].image, ...cardPortrait } }
      : {}),
    jsonLd: structuredData([
      ...(agents.length === 0
        ? []
        : [itemList(agents.map((agent) => ({ name: shownName(agent), href: paths.agent(agent.name) })))]),
      breadcrumbList([
        { name: textsOf(locale).team, href: paths.ourTeam() },
        { name: textsOf(locale).agents, href: paths.agents() },
      ]),
    ]),
  }),
});
