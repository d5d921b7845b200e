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
            '=0': 'Buying a home in Dubai: ask us who may buy, what it costs, and how it is done.',
            other:
              '{questions} about buying a home in Dubai, answered plainly: who may buy, what it costs, off plan and escrow, mortgages, residence and the Golden Visa, letting and selling.',
          },
          { questions: counted(count, 'question', 'questions') },
        ),
      lede: (count: number) =>
        format.plural(
          count,
          {
            '=0': 'The answers are being written. Until then, ask us: we answer plainly.',
            other: '{things} that people ask before they buy in Dubai, answered plainly.',
          },
          { things: counted(count, 'thing', 'things') },
        ),
      titles: {
        buying: 'Buying',
        costs: 'Costs and loans',
        'off-plan': 'Off plan',
        owning: 'Living, letting and selling',
      } satisfies Record<FaqTopic, string>,
      dated:
        'Each answer says where its figures are from and of which day. Laws change, and a page is no advice on your case: ask for the figures of today in writing before you sign.',
      topics: 'Topics',
      link: 'Link to this answer',
      more: 'Not among them?',
      ask: 'Ask us',
    };
  },
});
