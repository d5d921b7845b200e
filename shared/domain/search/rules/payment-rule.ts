import { afterHandover, parsePayment } from '../criteria/payment';
import { table } from '../criteria/table';
import { textRule } from './text-rule';

/** A project without a payment plan does not match. */
export const paymentRule = textRule(table.payment, {
  form: { canRead: (text) => parsePayment(text) !== null, form: afterHandover },
  ruleOf:
    () =>
    ({ paysAfterHandover = false }) =>
      paysAfterHandover,
  valuesOf: ({ paysAfterHandover = false }) => (paysAfterHandover ? [afterHandover] : []),
  properties: ['payment_plan', 'handover'],
});
