import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The text in place of the terms: they are not written yet, and the page states that (section 2). */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Terms and Conditions',
    headTitle: `Terms and Conditions | ${business.fullName}`,
    description: `A placeholder for the ${business.name} terms and conditions, which are not published yet. This page is not binding.`,
    publishedDescription: `The terms that apply to this site and to enquiries with ${business.name}.`,
    publishedLede: 'What applies when you use this site and ask us about a home.',
    lede: 'Our terms are not published yet.',
    notice:
      'This is a placeholder. It describes how we intend to run the site. It is not a contract and is not binding.',
    ask: 'For the terms of a purchase, ask us for the contract:',
    sections: [
      {
        title: 'What this site is',
        paragraphs: [
          'The site shows projects and the people behind them. Prices, sizes and dates come from developers and may change until a contract is signed. Only the contract is binding. Images of unfinished buildings are computer-generated.',
        ],
      },
      {
        title: 'What you may do with it',
        paragraphs: [
          'Read, share and compare. The calculators work from the figures you enter. Banks make their own decisions.',
        ],
      },
      {
        title: 'What you write here',
        paragraphs: ['Comments appear under your name. We remove insults, misleading content and advertising.'],
      },
    ],
  }),
});
