import { byLocale } from '../format/by-locale';

/** What the converter offers (section 9: about 52), by ISO 4217. The list is ours, so that every browser has the same. */
export const currencies = [
  ...['AED', 'ARS', 'AUD', 'BDT', 'BHD', 'BRL', 'CAD', 'CHF', 'CLP', 'CNY', 'COP', 'CZK', 'DKK'],
  ...['EGP', 'EUR', 'GBP', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'JOD', 'JPY', 'KES', 'KRW'],
  ...['KWD', 'KZT', 'LBP', 'LKR', 'MAD', 'MXN', 'MYR', 'NGN', 'NOK', 'NPR', 'NZD', 'OMR', 'PHP'],
  ...['PKR', 'PLN', 'QAR', 'RON', 'RUB', 'SAR', 'SEK', 'SGD', 'THB', 'TRY', 'USD', 'VND', 'ZAR'],
] as const;

export type Currency = (typeof currencies)[number];

/** Whether something is the code of a currency that is offered. */
export function isCurrency(code: unknown): code is Currency {
  return currencies.some((currency) => currency === code);
}

/** What a currency is called in the language of a locale, `Euro`; its code in a browser that knows no names. */
export function currencyName(currency: Currency, locale: string): string {
  try {
    return namesIn(locale).of(currency) ?? currency;
  } catch {
    return currency;
  }
}

const namesIn = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));
