import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** What a unit and the parts of its payment plan are called, on its page, in its calendar and in its document. */
export const textsOf = defineTexts({
  en: (format) => ({
    floorOf: (floor: number) => (floor === 0 ? 'ground floor' : `floor ${format.number(floor)}`),
    squareFeet: (size: string) => `${size} sq ft`,
    at: (unit: string, project: string) => `${unit} at ${project}`,
    planTitle: 'What is paid, and when',
    planOf: (unit: string, project: string) => `Payment plan of ${unit} at ${project}`,
    payment: 'Payment',
    when: 'When',
    share: 'Share',
    amount: 'Amount',
    converted: (currency: string) => `About, in ${currency}`,
  }),
});
