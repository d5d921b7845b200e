import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the page of all agents. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Meet Our Agents',
    lede: 'Each agent specialises in a part of Dubai. Filter by language.',
    speaking: (language: string) => `Agents who speak ${language}`,
    headTitle: `Agents | ${business.fullName}`,
    headSpeaking: (language: string) => `Agents who speak ${language} | ${business.fullName}`,
    description: 'The agents for our projects in Dubai: languages, specialisms and contact details.',
    team: 'Our Team',
    agents: 'All agents',
    languages: 'Languages',
    all: 'All',
  }),
});
