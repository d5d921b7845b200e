import { type Currency, currencies } from '@iwan/shared/domain/money/currencies';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';

/** The dirham is pegged to the dollar at this rate. */
const dirhamsInDollar = 3.6725;

/** Rounded mid-market rates of the day below: the value of a dollar in each currency. */
const inDollar: Readonly<Record<Currency, number>> = {
  AED: dirhamsInDollar,
  ARS: 1190,
  AUD: 1.52,
  BDT: 122.6,
  BHD: 0.376,
  BRL: 5.44,
  CAD: 1.36,
  CHF: 0.793,
  CLP: 931,
  CNY: 7.164,
  COP: 4090,
  CZK: 20.99,
  DKK: 6.333,
  EGP: 49.6,
  EUR: 0.849,
  GBP: 0.728,
  HKD: 7.85,
  HUF: 339,
  IDR: 16_230,
  ILS: 3.37,
  INR: 85.75,
  IQD: 1309,
  JOD: 0.709,
  JPY: 144,
  KES: 129.2,
  KRW: 1353,
  KWD: 0.3056,
  KZT: 519.5,
  LBP: 89_500,
  LKR: 299.9,
  MAD: 9.0,
  MXN: 18.75,
  MYR: 4.21,
  NGN: 1530,
  NOK: 10.08,
  NPR: 137.2,
  NZD: 1.64,
  OMR: 0.3845,
  PHP: 56.3,
  PKR: 283.7,
  PLN: 3.61,
  QAR: 3.64,
  RON: 4.31,
  RUB: 78.5,
  SAR: 3.75,
  SEK: 9.46,
  SGD: 1.273,
  THB: 32.5,
  TRY: 39.8,
  USD: 1,
  VND: 26_100,
  ZAR: 17.7,
};

const date = '2025-06-30';

/** The rates of one day, for when no service has ever responded; shown with their date. */
export function snapshotRates(base: Currency): ExchangeRates {
  const rates = currencies.map((code) => [code, Number((inDollar[code] / inDollar[base]).toPrecision(6))] as const);
  return { base, date, rates: Object.fromEntries(rates) };
}
