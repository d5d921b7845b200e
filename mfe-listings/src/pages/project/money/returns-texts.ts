import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { ReturnField } from '../../../parts/returns/return-fields';

const labels: Readonly<Record<ReturnField, string>> = {
  rent: 'Annual rent (AED)',
  charge: 'Service charge (AED per sq ft a year)',
  vacancy: 'Vacancy (%)',
  letting: 'Management fee (% of rent)',
  repairs: 'Maintenance (% of price a year)',
  lower: 'If rent is lower by (%)',
  growth: 'Price and rent growth (% a year)',
  money: 'Return on other investments (% a year)',
};

const wrong: Readonly<Record<ReturnField, string>> = {
  rent: 'Enter an amount, for example 95,000.',
  charge: 'Enter an amount from 0 to 500.',
  vacancy: 'Enter a percentage from 0 to 100.',
  letting: 'Enter a percentage from 0 to 100.',
  repairs: 'Enter a percentage from 0 to 20.',
  lower: 'Enter a percentage from 0 to 100.',
  growth: 'Enter a percentage from -20 to 20.',
  money: 'Enter a percentage from 0 to 30.',
};

/** The texts of costs and rental yield. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Costs and rental yield',
    /** The answer in the line of the group. */
    net: (percent: string) => `${percent} net`,
    estimate: 'Estimates only, not financial advice. Rents, charges and prices change.',
    change: 'Change the figures',
    form: 'Change the assumptions',
    home: 'Unit type',
    labels,
    wrong,
    count: 'Recalculate',
  }),
});
