import { textCriterion } from './text-criterion';
import { textRule } from './text-rule';

export interface PaymentTexts {
  readonly paysAfterHandover: string;
}

/** The one thing that can be asked of a payment plan. */
export const afterHandover = 'after-handover';

const parsePayment = (text: string | null) => (text?.trim().toLowerCase() === afterHandover ? afterHandover : null);

/** Part of the price is paid after the handover. */
export const payment = textCriterion({
  parameter: 'payment',
  parse: parsePayment,
  words: (_, { paysAfterHandover }: PaymentTexts) => paysAfterHandover,
  isCounted: true,
});

/** A project that does not say how it is paid is not found. */
export const paymentRule = textRule(payment, {
  form: { canRead: (text) => parsePayment(text) !== null, form: afterHandover },
  ruleOf:
    () =>
    ({ paysAfterHandover = false }) =>
      paysAfterHandover,
  valuesOf: ({ paysAfterHandover = false }) => (paysAfterHandover ? [afterHandover] : []),
  properties: ['payment_plan', 'handover'],
});
