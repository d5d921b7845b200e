import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The text in place of the terms: they are not written yet, and the page states that (section 2). */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Terms and Conditions',
    headTitle: `Terms and Conditions | ${business.fullName}`,
    description: `A placeholder for the terms and conditions of ${business.name}: they are not published yet, and what stands here binds nobody.`,
    lede: 'A placeholder: the terms themselves are not published yet.',
    notice: 'This page is a placeholder. It tells how we mean to run the site, is no contract and binds nobody.',
    ask: 'If you need the terms for a purchase, ask us for the contract itself:',
    sections: [
      {
        title: 'What this site is',
        paragraphs: [
          'The site shows projects and the people behind them. Prices, sizes and dates come from developers and may change until a contract is signed; only the contract counts. Pictures of buildings that are not finished are renderings.',
        ],
      },
      {
        title: 'What you may do with it',
        paragraphs: [
          'Read it, share it, compare with it. The calculators show what follows from the figures that you enter; a bank decides by its own.',
        ],
      },
      {
        title: 'What you write here',
        paragraphs: [
          'Comments below articles are yours, and stand there under the name that you give. We take away what insults, deceives or advertises.',
        ],
      },
    ],
  }),
});
