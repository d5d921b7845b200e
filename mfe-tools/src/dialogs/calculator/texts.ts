import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { textsOf as chartTextsOf } from './charts/texts';

/** The texts of the calculator; section 9 fixes the hint. Its tables and legends repeat the texts of the charts. */
export const textsOf = defineTexts({
  en: (format) => ({
    ...chartTextsOf(format.locale),
    title: 'Calculator',
    tabs: { mortgage: 'Mortgage', converter: 'Currency' },
    tabsLabel: 'Choose a calculator',
    fields: { principal: 'Loan amount', annualRatePercent: 'Interest rate', years: 'Loan tenure' },
    units: { principal: 'AED', annualRatePercent: '%', years: 'years' },
    marketRate: (percent: number) => `Market rate is around ${percent}`,
    bankRate: (percent: string, month: string) => `UAE banks asked for about ${percent} in ${month}.`,
    longestLoan: (years: number) => `Banks lend for ${format.unit(years, 'year')} at most.`,
    ofPrice: (percent: string, price: string) => `${percent} down payment on ${price}.`,
    eibor: 'Today’s EIBOR, Central Bank of the UAE',
    slider: (field: string) => `${field}, slider`,
    problems: {
      empty: 'Enter a number.',
      negative: 'Enter zero or more.',
      'other currency': 'The calculator works in dirhams (AED). Enter the amount in AED.',
      unreadable: 'Enter a number, for example 1,250,000 or 4.25.',
      'too small': {
        principal: 'The minimum loan is AED 10,000.',
        annualRatePercent: 'Enter a rate of 0% or more.',
        years: 'The minimum tenure is 1 year.',
      },
    },
    count: 'Calculate',
    before: 'Your payment appears here',
    example: (loan: string, percent: number, years: number, instalment: string) =>
      `For example, ${loan} over ${format.unit(years, 'year')} at ${percent}% is ${instalment} a month.`,
    emi: 'Monthly payment (EMI)',
    aMonth: 'a month',
    loan: 'Loan',
    interest: 'Total interest',
    repayment: 'Total repayment',
    split: (principal: number, interest: number) => `Principal ${principal}%, interest ${interest}% of the total`,
    yearChart: 'Interest and principal by year',
    year: 'Year',
    yearsOf: (years: number) => format.unit(years, 'year'),
    schedule: 'Payment schedule',
    show: 'Show',
    by: { year: 'By year', month: 'By month' },
    month: 'Month',
    payment: 'Payment',
    balance: 'Outstanding balance',
    exportSchedule: 'Download as CSV',
    csv: { month: 'Month', principal: 'Principal paid', interest: 'Interest paid', payment: 'Total payment' },
    share: 'Share this calculation',
    shareTitle: 'Mortgage calculation',
  }),
});
