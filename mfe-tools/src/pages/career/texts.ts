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
      title: 'Work where the doors open',
      lede: (count: number) =>
        format.plural(
          count,
          {
            '=0': 'Every desk is taken just now. New openings are published here first.',
            other: '{openings} in Dubai. We reply to every application, in either direction, within ten days.',
          },
          { openings: counted(count) },
        ),
      headTitle: `Career | ${business.fullName}`,
      description: (count: number) =>
        format.plural(
          count,
          {
            '=0': 'Working with a Dubai property house: what the work is like, and when there are openings again.',
            other: '{openings} with a Dubai property house, what the work is like, and how to apply.',
          },
          { openings: counted(count) },
        ),
      openings: 'Openings',
      why: {
        title: 'Why join us',
        reasons: [
          { title: 'Your own streets', text: 'Everyone keeps two areas and knows them by their corners.' },
          { title: 'Paid when it closes', text: 'Salary first, commission on top, both on the day they are due.' },
          { title: 'Time to learn', text: 'An afternoon a week for courses, site visits and licences.' },
          { title: 'Keys within reach', text: 'You see every home before you speak about it.' },
        ],
      },
    };
  },
});
