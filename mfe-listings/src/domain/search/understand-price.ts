import { parseTypedAmount } from '@iwan/shared/domain/money/typed-amount';
import { scaleWords } from '@iwan/shared/domain/money/typed-number';
import { type Budget, budgetLimits, openBudgetEnd } from '@iwan/shared/domain/search/budget/budget';

/** What was understood, and the text without that part. */
export interface Reading<Meaning> {
  readonly meaning: Meaning;
  readonly rest: string;
}

const units: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};

const figure = '\\d[\\d.,]{0,14}';
const words = Object.keys(units).join('|');
const mark = 'aed|dhs?|dirhams?|درهم';
/** An amount. Beside `under` or `from` it needs no unit. */
const amount = `(?:(?:${mark}) ?)?(?:${figure} ?(?:${scaleWords})?|(?:${words}) (?:${scaleWords}))(?: ?(?:${mark}))?`;
/** An amount alone is money only with a currency or a unit. */
const money = `(?:(?:${mark}) ?${figure} ?(?:${scaleWords})?|${figure} ?(?:${scaleWords}|${mark})|(?:${words}) (?:${scaleWords}))(?: ?(?:${mark}))?`;
const end = '(?![\\p{L}\\p{N}])';
const start = '(?<![\\p{L}\\p{N}.,])';

const between = new RegExp(`${start}(?:between|from)? ?(${amount}) ?(?:and|to|-|–) ?(${amount})${end}`, 'u');
const below = new RegExp(
  `(?:${start}(?:below|under|less than|up to|upto|max(?:imum)?(?: of)?|at most|no more than|within|budget(?: of)?|اقل من|تحت)|[<≤]=?) ?(${amount})${end}`,
  'u',
);
const above = new RegExp(
  `(?:${start}(?:above|over|more than|from|min(?:imum)?(?: of)?|at least|starting (?:at|from)|اكثر من|فوق)|[>≥]=?) ?(${amount})${end}`,
  'u',
);
const alone = new RegExp(`${start}(${money})${end}`, 'u');

/** Too low for the price of a home: `under 2` is ambiguous and is not understood. */
const least = 10_000;

function dirhamsOf(text: string): number | null {
  const figures = text.replace(new RegExp(`^(?:${words})(?= )`), (word) => units[word] ?? word);
  const typed = parseTypedAmount(figures.replace(/dirhams?$/, '').replace(/^dirhams? ?/, ''));
  return typed.status === 'amount' && typed.dirhams >= least && typed.dirhams < openBudgetEnd ? typed.dirhams : null;
}

/** In `1 to 2 million` the first amount takes the unit of the second. */
function scaled(low: string, high: string): string {
  const [, unit = ''] = new RegExp(`(${scaleWords})(?: ?(?:${mark}))?$`).exec(high) ?? [];
  return /^\d[\d.,]*$/.test(low.trim()) ? `${low.trim()} ${unit}`.trim() : low;
}

function budgetOf(low: number | null, high: number | null): Budget | null {
  if (low === null && high === null) return null;
  const from = low ?? Math.min(budgetLimits.from, high ?? budgetLimits.from);
  const to = high ?? openBudgetEnd;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/**
 * The price in a folded text, and the text without it. An amount alone is the highest price.
 *
 *     'below 2m'           =>  10,000 to 2,000,000
 *     'between 1 and 2m'   =>  1,000,000 to 2,000,000
 */
export function understandPrice(text: string): Reading<Budget> | null {
  const ways = [
    { pattern: between, read: (one = '', two = '') => ends(dirhamsOf(scaled(one, two)), dirhamsOf(two)) },
    { pattern: below, read: (one = '') => budgetOf(null, dirhamsOf(one)) },
    { pattern: above, read: (one = '') => budgetOf(dirhamsOf(one), null) },
    { pattern: alone, read: (one = '') => budgetOf(null, dirhamsOf(one)) },
  ];
  for (const { pattern, read } of ways) {
    const found = pattern.exec(text);
    const meaning = found && read(found[1], found[2]);
    if (meaning) return { meaning, rest: text.replace(found[0], ' | ') };
  }
  return null;
}

function ends(low: number | null, high: number | null): Budget | null {
  return low === null || high === null ? null : budgetOf(low, high);
}
