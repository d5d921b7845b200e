import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FeeName } from '@iwan/shared/domain/project/unit-payment-plan';

const fees: Readonly<Record<FeeName, string>> = {
  transfer: 'Land Department transfer, 4 %',
  oqood: 'Oqood registration',
  titleDeed: 'Title deed',
  trustee: 'Trustee office with VAT',
  agency: 'Agency with VAT',
  mortgage: 'Mortgage registration',
  serviceCharge: 'Service charge, first year',
};

/** The sentences of a plan, which loaders and resources write: no page has them among its scripts. */
export const planTextsOf = defineTexts({
  en: (format) => ({
    fees,
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
    noInstalments: 'How this home is paid for is not on record: ask the agent.',
    estimates:
      'Days marked “about” are worked out from the quarter of the handover or from the words of the plan. The developer’s contract names the day.',
    source:
      'Fees as usual in 2025: Dubai Land Department, Executive Council Resolution 30 of 2013; trustee offices and agencies as customary; VAT by Federal Decree-Law 8 of 2017. Ask for the figures of the day before you sign.',
    oqoodSource:
      'What a developer charges for the Oqood registration beside the 4 % is an assumption: write the figure you are given. Title deed: Dubai Land Department, as published in 2019.',
    loanTerms: (rate: string, percent: string) =>
      `Loan at ${rate} a year. A bank lends an expatriate at most ${percent} of the price here: Central Bank of the UAE, mortgage regulation 31/2013 as changed in 2020.`,
    rate: (currency: string, day: string) => `Amounts in ${currency} by the rate of ${day}, to three figures.`,
    noRate: (currency: string) => `There is no exchange rate for ${currency} at the moment.`,
    noPlan:
      'There is no payment plan at this address: the unit is sold or not listed any more, or its price is not known.',
    asOf: (day: string) => `As of ${day}. No offer: prices and availability change.`,
  }),
});
