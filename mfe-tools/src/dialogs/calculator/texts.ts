import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { textsOf as chartTextsOf } from './charts/texts';

/** The texts of the calculator; section 9 fixes the hint. Its tables and legends repeat the texts of the charts. */
export const textsOf = defineTexts({
  en: (format) => ({
    ...chartTextsOf(format.locale),
    title: 'Calculator',
    tabs: { mortgage: 'Mortgage', converter: 'Currency' },
    tabsLabel: 'What to calculate',
    fields: { principal: 'Loan amount', annualRatePercent: 'Interest rate', years: 'Tenure' },
    units: { principal: 'AED', annualRatePercent: '%', years: 'years' },
    marketRate: (percent: number) => `Market rate is around ${percent}`,
    rateOfToday: 'This site assumes that rate. What banks ask today is a margin above EIBOR:',
    eibor: 'EIBOR of the day, Central Bank of the UAE',
    slider: (field: string) => `${field}, slider`,
    problems: {
      empty: 'Type a number here.',
      negative: 'This cannot be less than zero.',
      'other currency': 'The calculator works in dirhams (AED). Please enter the amount in AED.',
      unreadable: 'This is not a number. Write it in figures, such as 1,250,000 or 4.25.',
      'too small': {
        principal: 'The loan starts at AED 10,000.',
        annualRatePercent: 'The rate starts at 0.',
        years: 'The tenure starts at 1 year.',
      },
    },
    count: 'Calculate',
    before: 'Move a slider to see your monthly instalment.',
    beforeWithoutScript: 'Press Calculate to see your monthly instalment.',
    example: (loan: string, percent: number, years: number, instalment: string) =>
      `For example, ${loan} at ${percent} % over ${format.unit(years, 'year')} costs ${instalment} a month.`,
    emi: 'EMI, a month',
    interest: 'Total interest',
    repayment: 'Total repayment',
    split: (principal: number, interest: number) =>
      `Principal ${principal} percent, interest ${interest} percent of the total`,
    yearChart: 'Each year: interest above, principal below',
    year: 'Year',
    schedule: 'Payment schedule',
    show: 'Show',
    by: { year: 'By year', month: 'By month' },
    month: 'Month',
    payment: 'Payment',
    balance: 'Still owed',
    exportSchedule: 'Download as CSV',
    csv: { month: 'Month', principal: 'Principal paid', interest: 'Interest paid', payment: 'Total payment' },
    csvBalance: 'Still owed',
    share: 'Share this calculation',
    shareTitle: 'Mortgage calculation',
  }),
});
