import { byLocale } from '../format/by-locale';

/** The currencies of the converter (section 9: about 52), by ISO 4217. A fixed list, so that every browser offers the same. */
export const currencies = [
  ...['AED', 'ARS', 'AUD', 'BDT', 'BHD', 'BRL', 'CAD', 'CHF', 'CLP', 'CNY', 'COP', 'CZK', 'DKK'],
  ...['EGP', 'EUR', 'GBP', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'JOD', 'JPY', 'KES', 'KRW'],
  ...['KWD', 'KZT', 'LBP', 'LKR', 'MAD', 'MXN', 'MYR', 'NGN', 'NOK', 'NPR', 'NZD', 'OMR', 'PHP'],
  ...['PKR', 'PLN', 'QAR', 'RON', 'RUB', 'SAR', 'SEK', 'SGD', 'THB', 'TRY', 'USD', 'VND', 'ZAR'],
] as const;

export type Currency = (typeof currencies)[number];

/** Whether a value is the code of one of these currencies. */
export function isCurrency(code: unknown): code is Currency {
  return currencies.some((currency) => currency === code);
}

/** The name of a currency in the language of a locale, `Euro`; its code in a browser that has no names. */
export function currencyName(currency: Currency, locale: string): string {
  try {
    return namesIn(locale).of(currency) ?? currency;
  } catch {
    return currency;
  }
}

const namesIn = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));
