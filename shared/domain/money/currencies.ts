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

/** By whose custom figures of a currency are grouped: rupees are read in lakhs and crores. */
export function localeOf(currency: string): string {
  return currency === 'INR' ? 'en-IN' : 'en-AE';
}

/** What a currency is called, `Euro`; its code in a browser that knows no names. */
export function currencyName(currency: Currency): string {
  try {
    names ??= new Intl.DisplayNames('en-GB', { type: 'currency' });
    return names.of(currency) ?? currency;
  } catch {
    return currency;
  }
}

let names: Intl.DisplayNames | undefined;
