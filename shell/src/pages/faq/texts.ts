import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { FaqTopic } from '@iwan/shared/domain/records/faq-topics';

/** The texts around the questions. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Questions and answers',
    headTitle: `FAQ: buying property in Dubai | ${business.fullName}`,
    description: (count: number) =>
      format.plural(count, {
        '=0': 'Buying a home in Dubai: who can buy, what it costs and how it works. Ask us.',
        one: '# question about buying a home in Dubai, answered.',
        other:
          '# questions about buying a home in Dubai, answered: who can buy, costs, off plan and escrow, mortgages, residence and the Golden Visa, letting and selling.',
      }),
    lede: (count: number) =>
      format.plural(count, {
        '=0': 'Answers are coming soon. Until then, ask us.',
        one: '# thing people ask before buying in Dubai.',
        other: '# things people ask before buying in Dubai.',
      }),
    titles: {
      buying: 'Buying',
      costs: 'Costs and mortgages',
      'off-plan': 'Buying off plan',
      owning: 'Living, letting and selling',
    } satisfies Record<FaqTopic, string>,
    dated:
      'Each answer names its sources and when they were checked. Laws change and this is not legal advice. Get current figures in writing before you sign.',
    topics: 'Topics',
    link: 'Link to this answer',
    more: 'Still have a question?',
    ask: 'Ask us',
    openData: 'Our asking prices as open data',
  }),
});
