import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts around the questions. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Questions and answers',
    headTitle: `FAQ: buying property in Dubai | ${business.fullName}`,
    description:
      'Nineteen questions about buying a home in Dubai, answered plainly: who may buy, what it costs, off plan and escrow, mortgages, residence and the Golden Visa, letting and selling.',
    lede: 'Nineteen things that people ask before they buy in Dubai, answered plainly.',
    dated:
      'Each answer says where its figures are from and of which day. Laws change, and a page is no advice on your case: ask for the figures of today in writing before you sign.',
    topics: 'Topics',
    link: 'Link to this answer',
    more: 'Not among them?',
    ask: 'Ask us',
  }),
});
