import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the team's page. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Our Team',
    lede: 'The people who answer for every address that carries our name.',
    headTitle: `Our Team | ${business.fullName}`,
    description: 'Who leads the house: the people who answer for our projects, our agents and our word.',
    leaders: 'Who leads the house',
    waysOn: 'More about us',
    agents: { title: 'All agents', text: 'Who shows you around, in which language.' },
    about: { title: 'About us', text: 'What we stand for, and how we work.' },
    career: { title: 'Career', text: 'Open doors, and how to come in.' },
  }),
});
