import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { ReturnField } from '../../../parts/returns/return-fields';

const labels: Readonly<Record<ReturnField, string>> = {
  rent: 'Rent a year, AED',
  charge: 'Service charge, AED a sq ft and year',
  vacancy: 'Empty, % of the year',
  letting: 'Letting, % of the rent',
  repairs: 'Repairs, % of the price a year',
  lower: 'Low case: rent lower by, %',
  growth: 'Prices and rents grow by, % a year',
  money: 'Return of money elsewhere, % a year',
};

const wrong: Readonly<Record<ReturnField, string>> = {
  rent: 'Write an amount, such as 95,000.',
  charge: 'Write dirhams from 0 to 500, such as 15.',
  vacancy: 'Write a share from 0 to 100.',
  letting: 'Write a share from 0 to 100.',
  repairs: 'Write a share from 0 to 20.',
  lower: 'Write a share from 0 to 100.',
  growth: 'Write a share from -20 to 20.',
  money: 'Write a share from 0 to 30.',
};

/** The texts of the block of costs and returns. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'What it costs and brings',
    form: 'Change what is assumed',
    home: 'Home',
    labels,
    wrong,
    count: 'Count with these',
    assumed: 'As assumed',
    low: 'Low case',
    sources: 'Fees and assumptions:',
  }),
});
