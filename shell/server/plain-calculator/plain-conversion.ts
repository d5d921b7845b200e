import type { LatestRates } from '@iwan/shared/api/rates';
import { type Currency, isCurrency, localeOf } from '@iwan/shared/domain/money/currencies';
import { latinText, readTypedNumber } from '@iwan/shared/domain/money/typed-number';
import type { RatesOf } from '../rates/keep-rates';

/** What stands in the converter where there is no script. */
export interface PlainConversion {
  /** As it was typed. */
  readonly amount: string;
  readonly from: Currency;
  readonly to: Currency;
  /** With 2 decimals, and the rate with 4 (section 9); `null` where the amount cannot be read or nobody knows a rate. */
  readonly answer: { readonly result: string; readonly rate: string } | null;
  readonly isRead: boolean;
  readonly source: LatestRates['source'];
  /** The day of the rates. */
  readonly date: string;
}

/** Section 9 gives the pair. */
const usual = { amount: '10,000', from: 'RUB', to: 'EUR' } as const;

/** A quadrillion, beyond which figures lose their hundredths. */
const largest = 1e15;
const longest = 60;

const rateFormat = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Whether a query asks for the converter, and not for the mortgage. */
export const asksForConverter = (query: URLSearchParams) =>
  query.get('dialog') === 'calculator' && query.get('tab') === 'converter';

/** The conversion that a query asks for, with the usual pair where it says nothing; rates are asked for when it asks at all. */
export async function plainConversion(query: URLSearchParams, ratesOf: RatesOf): Promise<PlainConversion | null> {
  if (!asksForConverter(query)) return null;
  const [from, to] = (['from', 'to'] as const).map((end) => {
    const code = query.get(end)?.toUpperCase();
    return isCurrency(code) ? code : usual[end];
  }) as [Currency, Currency];
  const amount = (query.get('amount') ?? usual.amount).slice(0, longest);
  const typed = readTypedNumber(latinText(amount));
  const rates = await ratesOf(from);
  const rate = from === to ? 1 : rates.rates[to];
  const isRead = typed !== null && typed <= largest;
  return {
    ...{ amount, from, to, isRead },
    ...{ source: rates.source, date: rates.date },
    answer:
      !isRead || rate === undefined
        ? null
        : { result: (typed * rate).toLocaleString(localeOf(to), twoDecimals), rate: rateFormat.format(rate) },
  };
}
