import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { Employment } from '@iwan/shared/domain/records/employment';

/** The texts of an opening's page. */
export const textsOf = defineTexts({
  en: () => ({
    head: (title: string) => `${title} | Career | ${business.fullName}`,
    /** The first sentence of the description for search engines. */
    inDubai: {
      full_time: (title) => `${title} in Dubai, full time.`,
      part_time: (title) => `${title} in Dubai, part time.`,
      contract: (title) => `${title} in Dubai, on contract.`,
      internship: (title) => `${title} in Dubai, an internship.`,
      unknown: (title) => `${title} in Dubai.`,
    } satisfies Record<Employment | 'unknown', (title: string) => string>,
    contents: 'What you will do, what you need, what we offer and how to apply.',
    career: 'Career',
    where: 'Location',
    kind: 'Job type',
    kinds: {
      full_time: 'Full-time',
      part_time: 'Part-time',
      contract: 'Contract',
      internship: 'Internship',
    } satisfies Record<Employment, string>,
    pay: 'Pay',
    pays: {
      amount: (amount: string) => `${amount} a month`,
      range: (from: string, to: string) => `${from} to ${to} a month`,
    },
    posted: 'Posted',
    closes: 'Apply by',
    does: 'What you will do',
    brings: 'What you need',
    offers: 'What we offer',
    others: 'Other openings',
    notFound: 'Opening not found',
    lostReason: 'It may have been filled, or the link may be incomplete.',
    near: 'Current openings',
  }),
});
