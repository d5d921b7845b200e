import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the Career page. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Work with us',
    lede: (count: number) =>
      format.plural(count, {
        '=0': 'We have no openings right now. New ones appear here first.',
        one: '# opening in Dubai. We reply to every application within 10 days.',
        other: '# openings in Dubai. We reply to every application within 10 days.',
      }),
    headTitle: `Career | ${business.fullName}`,
    description: (count: number) =>
      format.plural(count, {
        '=0': `Careers at ${business.fullName} in Dubai. No openings right now.`,
        one: `# opening at ${business.fullName} in Dubai, what the job involves and how to apply.`,
        other: `# openings at ${business.fullName} in Dubai, what the job involves and how to apply.`,
      }),
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
  }),
});
