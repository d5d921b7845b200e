import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the Career page. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Work where the doors open',
    lede: 'Five openings in Dubai. We reply to every application, in either direction, within ten days.',
    headTitle: `Career | ${business.fullName}`,
    description: 'Five openings with a Dubai property house, what the work is like, and how to apply.',
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
  }),
});
