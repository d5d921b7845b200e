import type { Currency } from '../../money/currencies';
import type { ExchangeRates } from '../../money/exchange-rates';
import { type Budget, budgetLimits, openBudgetEnd, type TypedCurrency } from '../budget/budget';
import { type NumberRange, numberRange } from '../criteria/kinds';
import type { SearchCriteria } from '../criteria/search-criteria';
import { mostChoices, parseSize, table } from '../criteria/table';
import { isFigure, type Lexeme } from './lexemes';
import { numberOf, type Quantity, readAs } from './quantity';

/** Too low for the price of a home: `under 2` is ambiguous and is not understood. */
const leastPrice = 10_000;
/** From here on a number alone is a price. */
const leastLonePrice = 100_000;

/** `about`: what is to be said of an amount. */
interface UnderstoodMoney {
  readonly choices: Partial<SearchCriteria>;
  readonly about: 'rate' | 'rupees' | null;
}

/** A budget, or with `a month` an instalment; `null` where a quantity is no amount of money. */
export function understandMoney(
  { low, high, bound, scales, currency, noun }: Quantity,
  rates: ExchangeRates | null,
): UnderstoodMoney | null {
  const [one, two] = [(numberOf(low) ?? 0) * (scales[0] ?? 1), high && (numberOf(high) ?? 0) * (scales[1] ?? 1)];
  const isMoney = currency !== null || scales[0] !== null || scales[1] !== null || bound !== null || high !== null;
  // `studio 650000`
  if (!isMoney && noun === null && (!isFigure(low) || one < leastLonePrice)) return null;
  const rate = rateOf(currency, rates);
  if (rate === null) return { choices: {}, about: 'rate' };
  const dirhams = (amount: number | null) => (amount === null ? null : Math.round(amount * rate));
  if (noun?.noun === 'month') {
    const monthly = readAs(table.monthly, String(dirhams(two ?? one) ?? 0));
    return monthly === null ? null : { choices: { monthly }, about: null };
  }
  const [from, to] = [dirhams(one) ?? 0, dirhams(two)];
  if (from < leastPrice || from >= openBudgetEnd || (to !== null && to < leastPrice)) return null;
  const typed: TypedCurrency | null = currency === null || currency === 'AED' ? null : { currency, rate };
  const budget = { ...budgetOf(from, to, bound), ...(typed && { typed }) };
  return { choices: { budget }, about: currency === 'INR' ? 'rupees' : null };
}

/** A size in square feet or metres. */
export function sizeOf({ low, high, bound, noun }: Quantity): NumberRange | null {
  const unit = noun?.noun === 'feet' ? 'sq ft' : 'sq m';
  const size = (lexeme: Lexeme | null) => lexeme && parseSize(`${lexeme.key} ${unit}`);
  return rangeOf(size(low), size(high), bound ?? 'least');
}

/** `2 or 3 bed`, `2-4 bed`, `3+ bed`, `up to 2 bed`. */
export function bedroomsOf({ low, high, bound, isChoice }: Quantity): readonly string[] | null {
  const [one, two] = [numberOf(low) ?? 0, high && (numberOf(high) ?? 0)];
  const isCount = (rooms: number) => rooms >= 1 && rooms <= mostChoices + 0.5 && (rooms * 2) % 1 === 0;
  if (!isCount(one) || (two !== null && !isCount(two))) return null;
  if (two !== null && isChoice) return [...new Set([one, two])].map((rooms) => `${rooms}BR`);
  if (two === null && bound === 'least') return [`${one}BR+`];
  const [first, last] = two === null ? [bound === 'most' ? 1 : one, one] : [Math.min(one, two), Math.max(one, two)];
  return Array.from({ length: Math.floor(last - first) + 1 }, (_, step) => `${first + step}BR`);
}

function rateOf(currency: Currency | null, rates: ExchangeRates | null): number | null {
  if (currency === null || currency === 'AED') return 1;
  const perDirham = rates?.rates[currency];
  return perDirham === undefined ? null : Number((1 / perDirham).toPrecision(5));
}

function rangeOf(one: number | null, two: number | null, bound: Quantity['bound']): NumberRange | null {
  if (one === null) return null;
  if (two !== null) return numberRange(one, two);
  if (bound === 'about') return numberRange(Math.round(one * 0.9), Math.round(one * 1.1));
  return bound === 'most' ? numberRange(null, one) : numberRange(one, null);
}

/** An amount alone is the highest price; `around` means a tenth less or more. */
function budgetOf(one: number, two: number | null, bound: Quantity['bound']): Budget {
  if (two !== null) return { from: Math.min(one, two), to: Math.max(one, two) };
  if (bound === 'about') return { from: Math.round(one * 0.9), to: Math.round(one * 1.1) };
  if (bound === 'least') return { from: one, to: openBudgetEnd };
  return { from: Math.min(budgetLimits.from, one), to: one };
}
