import { textCriterion } from './kinds/text-criterion';

export interface PaymentTexts {
  readonly paysAfterHandover: string;
}

/** The only value of this criterion. */
export const afterHandover = 'after-handover';

export const parsePayment = (text: string | null) =>
  text?.trim().toLowerCase() === afterHandover ? afterHandover : null;

/** Part of the price is paid after the handover. */
export const payment = textCriterion({
  parameter: 'payment',
  parse: parsePayment,
  words: (_, { paysAfterHandover }: PaymentTexts) => paysAfterHandover,
  isCounted: true,
});
