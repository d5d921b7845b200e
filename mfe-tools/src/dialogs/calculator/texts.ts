/** What a visitor reads in the calculator; section 9 fixes the hint. */
export const texts = {
  title: 'Calculator',
  amount: 'Loan amount',
  rate: 'Interest rate',
  tenure: 'Tenure',
  currency: 'AED',
  percent: '%',
  years: 'years',
  marketRate: (percent: number) => `Market rate is around ${percent}`,
  slider: (field: string) => `${field}, slider`,
  before: 'Move a slider to see your monthly instalment.',
  emi: 'EMI, a month',
  principal: 'Principal',
  interest: 'Total interest',
  repayment: 'Total repayment',
  split: (principal: number, interest: number) =>
    `Principal ${principal} percent, interest ${interest} percent of the total`,
  schedule: 'Monthly schedule',
  month: 'Month',
  interestShort: 'Interest',
  payment: 'Payment',
} as const;
