import { loanPercent } from '@iwan/shared/domain/facts/loans';
import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { PlanField } from '../../../parts/unit/plan-choices';

const labels: Readonly<Record<PlanField, string>> = {
  booked: 'Booked on',
  loan: 'Loan, % of the price',
  years: 'Loan, years',
  agency: 'Agency, % before VAT',
  oqood: 'Oqood, AED',
  service: 'Service, AED/sq ft a year',
};

const wrong: Readonly<Record<Exclude<PlanField, 'loan'>, string>> = {
  booked: 'Choose a day of the last five or the next ten years. The plan below begins today.',
  years: 'Write whole years from 1 to 30.',
  agency: 'Write a share from 0 to 10.',
  oqood: 'Write dirhams from 0 to 100,000, such as 1,000.',
  service: 'Write dirhams from 0 to 500, such as 15.',
};

/** The texts of a unit on the page of its project. */
export const textsOf = defineTexts({
  en: (format) => ({
    back: 'All units',
    price: 'Price',
    onRequest: 'On request',
    perArea: 'Price per area',
    size: 'Size',
    floor: 'Floor',
    state: 'Availability',
    sold: 'Sold',
    left: (count: number) => format.plural(count, { one: 'Available', other: '# left' }),
    ask: 'Ask the agent',
    plan: 'Floor plan',
    planOf: (unit: string) => `Floor plan of ${unit}`,
    rooms: 'Rooms as measured',
    room: 'Room',
    metres: 'Metres',
    sides: (length: number, width: number) =>
      `${format.number(length, { minimumFractionDigits: 1, maximumFractionDigits: 2 })} × ${format.number(width, { minimumFractionDigits: 1, maximumFractionDigits: 2 })}`,
    askAbout: 'Ask about this unit',
    compare: 'Compare this unit',
    share: 'Share this plan',
    labels,
    wrong: { ...wrong, loan: `Write a share from 0 to ${format.number(loanPercent.value)}.` },
    currency: 'Currency',
    change: 'Show this plan',
    form: 'Change the plan',
    paper: 'Print or save as PDF',
    calendar: 'Add to calendar (.ics)',
    alert: {
      title: 'News of this home by e-mail',
      text: 'At most one mail a day, and only when something has changed. A link in each mail ends it.',
      unit: 'This home: another price, sold, or available again',
      kind: (type: string, project: string, price: string) => `Any ${type} at ${project} below ${price}`,
    },
  }),
});
