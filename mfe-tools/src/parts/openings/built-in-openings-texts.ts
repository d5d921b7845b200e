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
      summary: 'Guide buyers from first viewing to keys.',
      does: [
        'Keep two areas of the city and know their buildings floor by floor.',
        'Meet buyers, hear what they need, and show three homes rather than thirty.',
        'Write offers, follow the transfer at the Land Department, and hand over the keys yourself.',
        'Tell owners once a week, in writing, who has seen their home and what was said.',
      ],
      brings: [
        'Two years of sales in the Emirates, or five elsewhere and the wish to learn the market here.',
        'English, and one more language that our buyers speak at home.',
        'A driving licence of the Emirates, or one that can be exchanged.',
        'The broker’s card of RERA; we pay for the course where you have none yet.',
      ],
      offers: [
        'A salary every month, and half of the commission on top, paid on the day it reaches us.',
        'Health insurance for you and your family from the first day.',
        'Thirty days of leave, and a ticket home each year.',
      ],
    },
    'Property Management Specialist': {
      summary: 'Keep homes, tenants and owners content.',
      does: [
        'Look after some sixty homes, from the first inspection to the return of the deposit.',
        'Answer tenants within the working day, and see repairs through until they hold.',
        'Prepare renewals ninety days ahead, by the index of the Land Department.',
        'Account to each owner every month, to the fil.',
      ],
      brings: [
        'Three years with homes that are let, best in Dubai.',
        'The rules of Ejari and of the tenancy law, applied and not just read.',
        'A calm voice on the telephone, in English and in Arabic, Hindi or Urdu.',
        'A liking for lists that come to an end.',
      ],
      offers: [
        'A portfolio that does not grow beyond sixty homes.',
        'Health insurance for you and your family from the first day.',
        'Thirty days of leave, and weekends that are yours: a colleague holds the telephone in turn.',
      ],
    },
    'Real Estate Financial Analyst': {
      summary: 'Model yields and plans others rely on.',
      does: [
        'Model yields, service charges and payment plans of the projects that we list.',
        'Check every figure that the site shows against its source, and say of which day it is.',
        'Write two pages a month on what has changed in prices and rents.',
        'Sit with investors and show them what a plan costs, not only what it promises.',
      ],
      brings: [
        'A degree in finance, economics or mathematics, or the work to show for it.',
        'Two years of modelling, in a bank, a fund or an agency.',
        'Spreadsheets that a stranger can follow; some SQL or Python is welcome.',
        'Plain English on paper.',
      ],
      offers: [
        'An afternoon a week for courses; we pay for the CFA examinations that you pass.',
        'Health insurance for you and your family from the first day.',
        'Thirty days of leave, and two days a week at home if you like.',
      ],
    },
    'Property Inspector': {
      summary: 'See what a photograph cannot show.',
      does: [
        'Inspect new homes before their handover, and let ones before and after a tenant.',
        'Find what is cracked, damp, loud or missing, and photograph it so that a builder cannot mistake it.',
        'Write the list on the same day, and come back until each line is crossed out.',
        'Advise buyers at a viewing, also when that costs us the sale.',
      ],
      brings: [
        'A diploma in civil engineering, architecture or building services.',
        'Three years on sites or with inspections.',
        'A driving licence of the Emirates, and no fear of roofs.',
        'English that a report can be written in.',
      ],
      offers: [
        'A car, the instruments and the software that the work needs.',
        'Health insurance for you and your family from the first day.',
        'Thirty days of leave, and no inspections at noon in July and August.',
      ],
    },
    'Investment Relations Coordinator': {
      summary: 'Be the steady voice investors know.',
      does: [
        'Be the first and the lasting contact of some forty investors, most of them abroad.',
        'Prepare their visits: viewings, the bank, the notary, the Golden Visa.',
        'Keep their papers in order and their questions answered within a day, across time zones.',
        'Bring back to us what they are missing.',
      ],
      brings: [
        'Three years with clients in property, banking or hospitality.',
        'English, and Russian, Mandarin, French or German.',
        'A memory for names and a system for everything else.',
        'Discretion.',
      ],
      offers: [
        'A salary every month, with a share in what your investors buy.',
        'Health insurance for you and your family from the first day.',
        'Thirty days of leave, and two journeys a year to those whom you look after.',
      ],
    },
  }),
});
