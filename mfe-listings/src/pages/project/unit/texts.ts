import { loanPercent } from '@iwan/shared/domain/facts/loans';
import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { PlanField } from '../../../parts/unit/plan-choices';

const labels: Readonly<Record<PlanField, string>> = {
  booked: 'Booking date',
  loan: 'Loan (% of price)',
  years: 'Loan tenure (years)',
  agency: 'Agency fee (%, before VAT)',
  oqood: 'Oqood registration (AED)',
  service: 'Service charge (AED per sq ft a year)',
};

const wrong: Readonly<Record<Exclude<PlanField, 'loan'>, string>> = {
  booked: 'Choose a date within the last 5 or the next 10 years. The plan below starts today.',
  years: 'Enter 1 to 30 years.',
  agency: 'Enter a percentage from 0 to 10.',
  oqood: 'Enter an amount from 0 to 100,000.',
  service: 'Enter an amount from 0 to 500.',
};

/** The texts of a unit on the page of its project. */
export const textsOf = defineTexts({
  en: (format) => ({
    back: 'All units',
    price: 'Price',
    onRequest: 'Price on request',
    perArea: 'Price per sq ft',
    size: 'Size',
    floor: 'Floor',
    plan: 'Floor plan',
    planOf: (unit: string) => `Floor plan of ${unit}`,
    rooms: 'Room sizes',
    room: 'Room',
    metres: 'Size (m)',
    sides: (length: number, width: number) =>
      `${format.number(length, { minimumFractionDigits: 1, maximumFractionDigits: 2 })} × ${format.number(width, { minimumFractionDigits: 1, maximumFractionDigits: 2 })}`,
    askAbout: 'Ask about this unit',
    compare: 'Compare this unit',
    share: 'Share this payment plan',
    labels,
    wrong: { ...wrong, loan: `Enter a percentage from 0 to ${format.number(loanPercent.value)}.` },
    currency: 'Currency',
    change: 'Update plan',
    form: 'Adjust the payment plan',
    paper: 'Print or save as PDF',
    calendar: 'Add to calendar (.ics)',
    alert: {
      title: 'Email alerts for this home',
      text: 'At most one email a day, and only when something changes. Unsubscribe any time.',
      unit: 'This home: price changes, sold, available again',
      kind: (type: string, project: string, price: string) => `Any ${type} at ${project} below ${price}`,
    },
  }),
});
