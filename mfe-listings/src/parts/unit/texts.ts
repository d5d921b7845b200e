import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The names of a unit and of the parts of its payment plan, for its page, its calendar and its document. */
export const textsOf = defineTexts({
  en: (format) => ({
    floorOf: (floor: number) => (floor === 0 ? 'ground floor' : `floor ${format.number(floor)}`),
    squareFeet: (size: string) => `${size} sq ft`,
    at: (unit: string, project: string) => `${unit} at ${project}`,
    planTitle: 'Payment schedule',
    planOf: (unit: string, project: string) => `Payment plan for ${unit}, ${project}`,
    payment: 'Instalment',
    when: 'Due',
    share: 'Share',
    amount: 'Amount',
    converted: (currency: string) => `Approx. ${currency}`,
  }),
});
