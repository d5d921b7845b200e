import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** Section 9. */
export const jobTypes = [
  'Real Estate Sales Consultant',
  'Property Management Specialist',
  'Real Estate Financial Analyst',
  'Property Inspector',
  'Investment Relations Coordinator',
] as const;

export type JobType = (typeof jobTypes)[number];

interface OpeningTexts {
  readonly name: string;
  /** The work in one sentence. */
  readonly summary: string;
  readonly does: readonly string[];
  readonly brings: readonly string[];
  readonly offers: readonly string[];
}

/** What the five openings of the specification say. `backend/seed/openings.json` has the same. */
export const builtInTextsOf = defineTexts<Readonly<Record<JobType, OpeningTexts>>>({
  en: () => ({
    'Real Estate Sales Consultant': {
      name: 'Real Estate Sales Consultant',
      summary: 'Guide buyers from first viewing to keys.',
      does: [
        'Specialise in two areas of the city and know their buildings floor by floor.',
        'Listen to buyers and show them three homes, not thirty.',
        'Write offers, manage the transfer at the Dubai Land Department (DLD) and hand over the keys.',
        'Send owners a weekly written report on viewings and feedback.',
      ],
      brings: [
        'Two years in sales in the UAE, or five elsewhere and a willingness to learn this market.',
        'English, and one more language that our buyers speak at home.',
        'A UAE driving licence, or one you can exchange.',
        'A RERA broker card. If you do not have one yet, we pay for the course.',
      ],
      offers: [
        'A monthly salary plus half the commission, paid on the day we receive it.',
        'Health insurance for you and your family from the first day.',
        '30 days’ leave and a yearly flight home.',
      ],
    },
    'Property Management Specialist': {
      name: 'Property Management Specialist',
      summary: 'Keep homes, tenants and owners content.',
      does: [
        'Manage about 60 homes, from the first inspection to the return of the deposit.',
        'Reply to tenants within a working day and follow repairs through.',
        'Prepare renewals 90 days ahead, using the Dubai Land Department (DLD) rental index.',
        'Send each owner an exact monthly statement.',
      ],
      brings: [
        'Three years in residential lettings, ideally in Dubai.',
        'Working knowledge of Ejari and tenancy law.',
        'A calm phone manner in English and in Arabic, Hindi or Urdu.',
        'You like finishing what is on the list.',
      ],
      offers: [
        'A portfolio of no more than 60 homes.',
        'Health insurance for you and your family from the first day.',
        '30 days’ leave and free weekends: colleagues take turns on call.',
      ],
    },
    'Real Estate Financial Analyst': {
      name: 'Real Estate Financial Analyst',
      summary: 'Model yields and plans others rely on.',
      does: [
        'Model yields, service charges and payment plans for the projects we list.',
        'Check every figure on the site against its source and date it.',
        'Write two pages a month on what has changed in prices and rents.',
        'Show investors what a payment plan costs, not only what it promises.',
      ],
      brings: [
        'A degree in finance, economics or mathematics, or equivalent work.',
        'Two years of modelling in a bank, a fund or an agency.',
        'Spreadsheets anyone can follow. SQL or Python is a plus.',
        'Plain written English.',
      ],
      offers: [
        'One afternoon a week for courses. We pay for the CFA exams you pass.',
        'Health insurance for you and your family from the first day.',
        '30 days’ leave, and two days a week at home if you like.',
      ],
    },
    'Property Inspector': {
      name: 'Property Inspector',
      summary: 'See what a photograph cannot show.',
      does: [
        'Inspect new homes before handover and rented homes before and after each tenancy.',
        'Find what is cracked, damp, loud or missing and photograph it clearly.',
        'Report the same day and return until every item is closed.',
        'Advise buyers at viewings, even when it costs us the sale.',
      ],
      brings: [
        'A diploma in civil engineering, architecture or building services.',
        'Three years on site or in inspections.',
        'A UAE driving licence, or one you can exchange, and no fear of heights.',
        'English good enough for written reports.',
      ],
      offers: [
        'A car, the instruments and the software that the work needs.',
        'Health insurance for you and your family from the first day.',
        '30 days’ leave, and no inspections at noon in July and August.',
      ],
    },
    'Investment Relations Coordinator': {
      name: 'Investment Relations Coordinator',
      summary: 'Be the steady voice investors know.',
      does: [
        'Be the main contact for about 40 investors, most of them abroad.',
        'Prepare their visits: viewings, the bank, the notary, the Golden Visa.',
        'Keep their paperwork in order and reply within a day, across time zones.',
        'Tell us what they need.',
      ],
      brings: [
        'Three years with clients in property, banking or hospitality.',
        'English, and Russian, Mandarin, French or German.',
        'A memory for names and a system for everything else.',
        'Discretion.',
      ],
      offers: [
        'A monthly salary plus a share of what your investors buy.',
        'Health insurance for you and your family from the first day.',
        '30 days’ leave, and two trips a year to meet your investors.',
      ],
    },
  }),
});
