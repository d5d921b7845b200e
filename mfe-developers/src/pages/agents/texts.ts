import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the page of all agents. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Meet Our Agents',
    lede: 'Each knows a part of Dubai by heart. Choose by the language that you like to talk in.',
    speaking: (language: string) => `Agents who speak ${language}`,
    headTitle: `Agents | ${business.fullName}`,
    headSpeaking: (language: string) => `Agents who speak ${language} | ${business.fullName}`,
    description: 'The agents of our projects in Dubai: their languages, what they know best, and how to reach them.',
    team: 'Our Team',
    agents: 'All agents',
    languages: 'Languages',
    all: 'All',
  }),
});
