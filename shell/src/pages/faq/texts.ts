import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { FaqTopic } from '@iwan/shared/domain/records/faq-topics';

/** The texts around the questions. */
export const textsOf = defineTexts({
  en: (format) => {
    const counted = (count: number, one: string, other: string) =>
      format.plural(count, {
        ...{ '=1': `One ${one}`, '=2': `Two ${other}`, '=3': `Three ${other}`, '=4': `Four ${other}` },
        ...{ '=5': `Five ${other}`, '=6': `Six ${other}`, '=7': `Seven ${other}`, '=8': `Eight ${other}` },
        ...{ '=9': `Nine ${other}`, '=10': `Ten ${other}`, '=11': `Eleven ${other}`, '=12': `Twelve ${other}` },
        ...{ '=13': `Thirteen ${other}`, '=14': `Fourteen ${other}`, '=15': `Fifteen ${other}` },
        ...{ '=16': `Sixteen ${other}`, '=17': `Seventeen ${other}`, '=18': `Eighteen ${other}` },
        ...{ '=19': `Nineteen ${other}`, '=20': `Twenty ${other}`, other: `# ${other}` },
      });
    return {
      title: 'Questions and answers',
      headTitle: `FAQ: buying property in Dubai | ${business.fullName}`,
      description: (count: number) =>
        format.plural(
          count,
          {
            '=0': 'Buying a home in Dubai: who can buy, what it costs and how it works. Ask us.',
            other:
              '{questions} about buying a home in Dubai, answered: who can buy, costs, off plan and escrow, mortgages, residence and the Golden Visa, letting and selling.',
          },
          { questions: counted(count, 'question', 'questions') },
        ),
      lede: (count: number) =>
        format.plural(
          count,
          {
            '=0': 'Answers are coming soon. Until then, ask us.',
            other: '{things} people ask before buying in Dubai.',
          },
          { things: counted(count, 'thing', 'things') },
        ),
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
    };
  },
});
