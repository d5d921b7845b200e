import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of an opening's page. */
export const textsOf = defineTexts({
  en: () => ({
    head: (title: string) => `${title} | Career | ${business.fullName}`,
    description: (title: string, summary: string) =>
      `${title} in Dubai, full time. ${summary} What you do, what you bring, what we offer, and how to apply.`,
    career: 'Career',
    where: 'Where',
    place: business.address.join(', '),
    kind: 'Employment',
    fullTime: 'Full time',
    posted: 'Posted',
    closes: 'Apply until',
    does: 'What you do',
    brings: 'What you bring',
    offers: 'What we offer',
    others: 'Other openings',
    notFound: 'Opening not found',
    lostReason: 'It may have been filled, or the link was cut off on its way.',
    near: 'Openings of today',
  }),
});
