import { byLocale } from './by-locale';
import { languageOf } from './languages';
import { memoised } from './memoised';

/**
 * The forms of a message for the plural categories of a language (CLDR), and for exact numbers. `#` is replaced by the number,
 * `{name}` by a value.
 */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'> | `=${number}`, string>>
>;

/** Formats values for one locale. Never throws for a finite number or a valid date. */
export interface Format {
  readonly locale: string;
  /** `1234.5` => `1,234.5`. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Without decimals: `1234.5` => `1,235`. */
  whole(value: number): string;
  /** `1_200_000` => `1.2M`. */
  compact(value: number): string;
  /** A fraction as a percentage, with at most so many decimals: `0.0425, 2` => `4.25%`. */
  percent(fraction: number, decimals?: number): string;
  /** Whole dirhams: `1_200_000` => `AED 1,200,000`, in Arabic `1,200,000 درهم`. */
  dirhams(amount: number): string;
  /** An amount of any currency (ISO 4217) with its code: `327_000, 'USD'` => `USD 327,000`, in Arabic `327,000 USD`. */
  money(amount: number, currency: string, options?: Intl.NumberFormatOptions): string;
  /** The same without its code, grouped as usual for the currency: `1_234_567, 'INR'` => `12,34,567`. */
  amount(amount: number, currency: string, options?: Intl.NumberFormatOptions): string;
  /** `1, 'minute'` => `1 minute`; the units are those of `Intl.NumberFormat`. */
  unit(value: number, unit: string, options?: Intl.NumberFormatOptions): string;
  /** A day: `3 March 2026`, in Dubai or in UTC. */
  day(at: Date | number, timeZone?: 'Asia/Dubai' | 'UTC'): string;
  /** `June 2025`, in UTC. */
  month(at: Date | number): string;
  /** `['a', 'b', 'c']` => `a, b, and c`, `a, b, or c` or, of units, `a, b, c`. */
  list(items: readonly string[], type?: Intl.ListFormatType): string;
  /** In the quotation marks of the language: `“marina”`. */
  quote(text: string): string;
  /**
   * The form of a message for a number: `2, { one: '# project', other: '# projects' }` => `2 projects`. A `#` in an inserted
   * value stays one.
   */
  plural(count: number, forms: PluralForms, gaps?: Readonly<Record<string, string>>): string;
}

/** The format of a locale (BCP 47). */
export const formatFor: (locale: string) => Format = byLocale(createFormat);

/** Rupees are grouped in lakhs and crores; other currencies as the locale groups numbers. */
const regionOfCurrency: Readonly<Record<string, string>> = { INR: 'IN' };

function createFormat(locale: string): Format {
  const numbers = onceByOptions((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const localeOf = (currency: string) => {
    const region = regionOfCurrency[currency];
    return region === undefined ? locale : new Intl.Locale(locale, { region }).toString();
  };
  const days = onceByOptions((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = onceByOptions((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  let plurals: Intl.PluralRules | undefined;

  const number = (value: number, options: Intl.NumberFormatOptions = {}) => numbers(options).format(value);
  const amount = (value: number, currency: string, options: Intl.NumberFormatOptions = {}) => {
    const own = localeOf(currency);
    return own === locale ? number(value, options) : formatFor(own).number(value, options);
  };
  const isArabic = process.env.ONLY_LANGUAGE !== 'en' && languageOf(locale).code === 'ar';
  const money = (value: number, currency: string, options: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }) =>
    isArabic
      ? `${amount(value, currency, options)} ${currency === 'AED' ? 'درهم' : currency}`
      : amount(value, currency, { style: 'currency', currency, currencyDisplay: 'code', ...options });
  return {
    locale,
    number,
    whole: (value) => number(value, { maximumFractionDigits: 0 }),
    compact: (value) => number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    percent: (fraction, decimals = 0) => number(fraction, { style: 'percent', maximumFractionDigits: decimals }),
    // In a narrow card, a price may break between its code and its amount.
    dirhams: (value) => money(value, 'AED').replace(/\u00a0/g, ' '),
    money,
    amount,
    unit: (value, unit, options = {}) => number(value, { style: 'unit', unit, unitDisplay: 'long', ...options }),
    day: (at, timeZone = 'UTC') => days({ day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at),
    month: (at) => days({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at),
    list: (items, type = 'conjunction') =>
      type === 'unit' ? items.join(isArabic ? '، ' : ', ') : lists({ type, style: 'long' }).format([...items]),
    quote: (text) => (isArabic ? `«${text}»` : `“${text}”`),
    plural(count, forms, gaps = {}) {
      plurals ??= new Intl.PluralRules(locale);
      const form = forms[`=${count}`] ?? forms[plurals.select(count)] ?? forms.other;
      return form.replace(/#|\{(\w+)\}/g, (found, gap?: string) =>
        gap === undefined ? number(count) : (gaps[gap] ?? found),
      );
    },
  };
}

/** Memoises formatters by their options: creating one costs a hundred times what using it does. */
function onceByOptions<Options extends object, Formatter extends object>(
  make: (options: Options) => Formatter,
): (options: Options) => Formatter {
  const made = memoised((options: string) => make(JSON.parse(options)));
  return (options) => made(JSON.stringify(options));
}
