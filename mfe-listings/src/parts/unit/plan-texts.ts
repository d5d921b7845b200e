import { factValue } from '@iwan/shared/domain/facts/fact-value';
import { transferPercent } from '@iwan/shared/domain/facts/fees';
import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FeeName } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';

const fees: Readonly<Record<Exclude<FeeName, 'transfer'>, string>> = {
  oqood: 'Oqood registration',
  titleDeed: 'Title deed',
  trustee: 'Trustee office with VAT',
  agency: 'Agency with VAT',
  mortgage: 'Mortgage registration',
  serviceCharge: 'Service charge, first year',
};

/** The texts of a plan. Loaders and resources write them, so that no page has these texts in its scripts. */
export const planTextsOf = defineTexts({
  en: (format) => ({
    fees: { ...fees, transfer: `Land Department transfer, ${factValue(transferPercent, format)}` },
    rest: 'Rest of the price',
    price: 'The price, at the transfer',
    part: (label: string, number: number, of: number) => `${label}, ${format.number(number)} of ${format.number(of)}`,
    about: (day: string) => `about ${day}`,
    noDay: 'No day on record',
    byLoan: (amount: string) => `${amount} of it by the loan`,
    repayment: (years: number) =>
      format.plural(years, { one: 'Loan, a month for a year', other: 'Loan, a month for # years' }),
    from: (day: string) => `from ${day}`,
    totals: { price: 'Price', fees: 'Fees', byLoan: 'Paid by the loan', own: 'Your own money' },
    lessThanPrice: (percent: string) =>
      `The instalments on record come to ${percent} of the price. When the rest is due is not on record: ask the agent.`,
    moreThanPrice: (percent: string) =>
      `The instalments on record come to ${percent} of the price. What exceeds it is left out here: ask the agent for the plan in force.`,
    onOneDay: (count: number, day: string) =>
      `${format.number(count)} instalments fall on ${day}. Ask the agent whether each is due that day.`,
    noInstalments: 'How this home is paid for is not on record: ask the agent.',
    estimates:
      'Days marked “about” are worked out from the quarter of the handover or from the words of the plan. The developer’s contract names the day.',
    ask: 'Ask for the figures of the day before you sign.',
    oqoodSource:
      'What a developer charges for the Oqood registration beside that is an assumption: write the figure you are given.',
    loanTerms: (rate: string, percent: string) =>
      `Loan at ${rate} a year. A bank lends an expatriate at most ${percent} of the price here.`,
    rate: (currency: string, day: string) => `Amounts in ${currency} by the rate of ${day}, to three figures.`,
    noRate: (currency: string) => `There is no exchange rate for ${currency} at the moment.`,
    noPlan:
      'There is no payment plan at this address: the unit is sold or not listed any more, or its price is not known.',
    asOf: (day: string) => `As of ${day}. No offer: prices and availability change.`,
  }),
});
