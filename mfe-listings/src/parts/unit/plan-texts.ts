import { factValue } from '@iwan/shared/domain/facts/fact-value';
import { transferPercent } from '@iwan/shared/domain/facts/fees';
import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FeeName } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';

const fees: Readonly<Record<Exclude<FeeName, 'transfer'>, string>> = {
  oqood: 'Oqood registration',
  titleDeed: 'Title deed',
  trustee: 'Trustee fee incl. VAT',
  agency: 'Agency fee incl. VAT',
  mortgage: 'Mortgage registration',
  serviceCharge: 'Service charge, first year',
};

/** The texts of a plan. Loaders and resources write them, so that no page has these texts in its scripts. */
export const planTextsOf = defineTexts({
  en: (format) => ({
    fees: { ...fees, transfer: `DLD transfer fee (${factValue(transferPercent, format)})` },
    rest: 'Balance of the price',
    price: 'Price, paid at transfer',
    part: (label: string, number: number, of: number) => `${label}, ${format.number(number)} of ${format.number(of)}`,
    about: (day: string) => `around ${day}`,
    noDay: 'Date not stated',
    byLoan: (amount: string) => `${amount} from the loan`,
    repayment: (years: number) =>
      format.plural(years, { one: 'Loan payments, monthly for # year', other: 'Loan payments, monthly for # years' }),
    from: (day: string) => `from ${day}`,
    totals: { price: 'Price', fees: 'Fees', byLoan: 'From the loan', own: 'Cash from you' },
    lessThanPrice: (percent: string) =>
      `The published instalments cover ${percent} of the price. Ask the agent when the balance is due.`,
    moreThanPrice: (percent: string) =>
      `The published instalments add up to ${percent} of the price, so we left out the excess. Ask the agent for the current plan.`,
    onOneDay: (count: number, day: string) =>
      `${format.number(count)} instalments fall on ${day}. Ask the agent whether each is due that day.`,
    noInstalments: 'No payment plan published. Ask the agent.',
    estimates: 'Dates marked “around” are estimates. The contract sets the exact dates.',
    ask: 'Confirm the current figures before you sign.',
    oqoodSource: 'The Oqood registration fee is our estimate. Change it to the developer’s figure.',
    loanTerms: (rate: string, month: string, percent: string) =>
      `Loan at ${rate} a year, near what UAE banks asked for in ${month}. Maximum for an expatriate: ${percent} of the price. Banks may not lend the transfer fee or the agency fee.`,
    longestLoan: (years: number) => `Banks lend for ${format.unit(years, 'year')} at most.`,
    rate: (currency: string, day: string) => `${currency} amounts use the rate of ${day}, rounded.`,
    noRate: (currency: string) => `No exchange rate for ${currency} right now. Prices are in AED.`,
    noPlan: 'No payment plan here: the unit is sold, no longer listed or has no price.',
    asOf: (day: string) => `As of ${day}. Not an offer. Prices and availability can change.`,
  }),
});
