import { rateWords } from '@iwan/shared/domain/money/rate-words';

/** What a visitor without script reads of the calculator. */
export const texts = {
  title: 'Mortgage calculator',
  tabs: { label: 'Calculators', mortgage: 'Mortgage', converter: 'Currency' },
  fields: { loan: 'Loan amount, AED', rate: 'Interest rate, % a year', years: 'Tenure, years' },
  marketRate: (percent: number) => `Market rate is around ${percent}`,
  calculate: 'Calculate',
  unread: 'Not all that was typed could be counted. The usual value stands there instead.',
  emi: 'EMI, a month',
  interest: 'Total interest',
  repayment: 'Total repayment',
  columns: ['Year', 'Principal', 'Interest', 'Payment', 'Still owed'],
  ask: 'We will gladly work out an instalment on the phone:',
  converter: {
    title: 'Currency converter',
    amount: 'Amount',
    from: 'From',
    to: 'To',
    convert: 'Convert',
    is: (amount: string, currency: string) => `${amount} ${currency} is`,
    money: (amount: string, currency: string) => `${amount} ${currency}`,
    rate: rateWords.rate,
    unread: rateWords.unreadable,
    unknown: rateWords.unknown,
    sources: rateWords.sources,
  },
} as const;
