import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the Career page. */
export const textsOf = defineTexts({
  en: (format) => {
    const counted = (count: number) =>
      format.plural(count, {
        ...{ '=1': 'One opening', '=2': 'Two openings', '=3': 'Three openings', '=4': 'Four openings' },
        ...{ '=5': 'Five openings', '=6': 'Six openings', '=7': 'Seven openings', '=8': 'Eight openings' },
        ...{ '=9': 'Nine openings', other: '# openings' },
      });
    return {
      title: 'Work with us',
      lede: (count: number) =>
        format.plural(
          count,
          {
            '=0': 'We have no openings right now. New ones appear here first.',
            other: '{openings} in Dubai. We reply to every application within 10 days.',
          },
          { openings: counted(count) },
        ),
      headTitle: `Career | ${business.fullName}`,
      description: (count: number) =>
        format.plural(
          count,
          {
            '=0': `Careers at ${business.fullName} in Dubai. No openings right now.`,
            other: `{openings} at ${business.fullName} in Dubai, what the job involves and how to apply.`,
          },
          { openings: counted(count) },
        ),
      openings: 'Job openings',
      why: {
        title: 'Why join us',
        reasons: [
          { title: 'Your own areas', text: 'Each agent specialises in two areas.' },
          { title: 'Paid on time', text: 'A salary plus commission, both paid on the day they are due.' },
          { title: 'Time to learn', text: 'One afternoon a week for courses, site visits and licences.' },
          { title: 'See it first', text: 'You visit every home before you talk about it.' },
        ],
      },
    };
  },
});
