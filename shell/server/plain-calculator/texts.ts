import type { LatestRates } from '@iwan/shared/api/rates';

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
    rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
    unread: 'This cannot be read as an amount. Write figures, such as 10,000 or 1.5 million.',
    unknown: (from: string, to: string) => `There is no rate from ${from} to ${to} at the moment.`,
    sources: {
      service: (day: string) => `Mid-market rates of ${day}. A bank adds its own margin.`,
      'last-good': (day: string) =>
        `The exchange-rate service is out of reach: these are its last good rates, of ${day}.`,
      snapshot: (day: string) =>
        `The exchange-rate service is out of reach: these rates are a table of ${day}, for orientation only.`,
    } satisfies Record<LatestRates['source'], (day: string) => string>,
  },
} as const;
