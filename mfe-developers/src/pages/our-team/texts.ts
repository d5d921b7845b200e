import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the team's page. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Our Team',
    lede: 'The people behind every project we represent.',
    headTitle: `Our Team | ${business.fullName}`,
    description: `The leadership team of ${business.fullName}.`,
    leaders: 'Leadership',
    waysOn: 'More about us',
    agents: { title: 'All agents', text: 'Find an agent who speaks your language.' },
    about: { title: 'About us', text: 'Who we are and how we work.' },
    career: { title: 'Career', text: 'See job openings and how to apply.' },
  }),
});
