import type { Currency } from '../../money/currencies';
import { readTypedNumber } from '../../money/typed-number';
import type { TextCriterion } from '../criteria/kinds';
import { isFigure, type Lexeme } from './lexemes';
import type { Meaning } from './meaning';

/** A number with what stands before and behind it. */
export interface Quantity {
  readonly low: Lexeme;
  /** The second number of a range or of a choice. */
  readonly high: Lexeme | null;
  readonly isChoice: boolean;
  readonly bound: 'most' | 'least' | 'about' | null;
  readonly scales: readonly [number | null, number | null];
  readonly currency: Currency | null;
  readonly noun: Extract<Meaning, { of: 'noun' }> | null;
  readonly end: number;
}

/** The meaning of a lexeme if it is of a kind; `null` if not. */
export const is = <Of extends Meaning['of']>(
  lexeme: Lexeme | undefined,
  of: Of,
): Extract<Meaning, { of: Of }> | null =>
  lexeme?.meaning?.of === of ? (lexeme.meaning as Extract<Meaning, { of: Of }>) : null;

/** `1,5` of `1,5 million`. */
const decimalComma = /^(\d{1,3}),(\d{1,2})$/;

/** The value of a number in figures or words; `null` for anything else. */
export const numberOf = (lexeme: Lexeme): number | null =>
  is(lexeme, 'number')?.value ?? (isFigure(lexeme) ? readTypedNumber(lexeme.key.replace(decimalComma, '$1.$2')) : null);

/** Whether it is one thing more, as in `1 bed + study + 2 baths`: then `+` does not mean `or more`. */
const isAddition = (next: Lexeme | undefined): boolean =>
  next !== undefined &&
  (next.meaning === null ||
    next.meaning.of === 'noun' ||
    numberOf(next) !== null ||
    is(next, 'choice')?.list === 'amenities');

/** A text as the value of a criterion; `null` where it is none. */
export const readAs = ({ readText }: TextCriterion, text: string): string | null =>
  readText({ get: () => text, getAll: () => [text] });

/** The first place from one on that is not a word that says nothing. */
export function skipFillers(lexemes: readonly Lexeme[], at: number): number {
  let next = at;
  while (is(lexemes[next], 'filler') !== null) next += 1;
  return next;
}

/** Reads `[bound] [currency] number [scale] [to number [scale]] [currency] [or more] [noun]`. */
export function quantityAt(lexemes: readonly Lexeme[], start: number): Quantity | null {
  let at = start;
  let bound = is(lexemes[at], 'bound')?.isAfter ? null : (is(lexemes[at], 'bound')?.bound ?? null);
  const isBetween = is(lexemes[at], 'link')?.link === 'between';
  if (bound !== null || isBetween) at += 1;
  // `budget of around 2m`, `max 2m`: the last bound counts.
  for (let next = is(lexemes[at], 'bound'); next !== null && !next.isAfter; next = is(lexemes[at], 'bound')) {
    bound = next.bound;
    at += 1;
  }
  let currency = is(lexemes[at], 'currency')?.currency ?? null;
  if (currency !== null) at += 1;
  const low = numberAt(at);
  if (low === null) return null;
  if (low === lexemes[at]) at += 1;
  let firstScale = takeScale();
  let high: Lexeme | null = null;
  let secondScale: number | null = null;
  takeCurrency();
  const link = is(lexemes[at], 'link')?.link ?? (lexemes[at]?.key === '/' || lexemes[at]?.key === ',' ? 'or' : null);
  const behind = is(lexemes[at + 1], 'currency') === null ? at + 1 : at + 2;
  const second = numberAt(behind);
  if (link !== null && link !== 'between' && second !== null && (link !== 'and' || isBetween || isNounNear(behind))) {
    high = second;
    at = second === lexemes[behind] ? behind + 1 : behind;
    secondScale = takeScale();
    takeCurrency();
  }
  const after = is(lexemes[at], 'bound');
  if (after?.isAfter) {
    bound = after.bound;
    at += 1;
  }
  // `3-year`
  if (lexemes[at]?.key === '-' && isNounNear(at)) at += 1;
  const noun = is(lexemes[at], 'noun');
  if (noun !== null) at += 1;
  const afterNoun = is(lexemes[at], 'bound');
  const isJoined = noun !== null && lexemes[at]?.key === '+' && isAddition(lexemes[at + 1]);
  if (afterNoun !== null && !isJoined && (afterNoun.isAfter || isLast(at))) {
    bound = afterNoun.bound;
    at += 1;
  }
  if (firstScale === null && secondScale !== null && (low.key.length < 4 || is(low, 'number')))
    firstScale = secondScale;
  return {
    low,
    high,
    isChoice: link === 'or' || (link === 'and' && !isBetween),
    bound,
    scales: [firstScale, secondScale],
    currency,
    noun,
    end: at,
  };

  /** The number there: `2`, `two`, or one where only its scale is said, `under a million`. */
  function numberAt(index: number): Lexeme | null {
    const lexeme = lexemes[index];
    if (lexeme === undefined || numberOf(lexeme) !== null) return lexeme ?? null;
    const isSaid = (bound !== null || isBetween || index > start) && (is(lexeme, 'scale')?.factor ?? 0) >= 1_000_000;
    return isSaid ? { ...lexeme, key: '1', meaning: null, to: lexeme.from } : null;
  }
  function takeScale(): number | null {
    const scale = is(lexemes[at], 'scale');
    if (scale === null) return null;
    at += 1;
    currency ??= scale.currency ?? null;
    return scale.factor;
  }
  function takeCurrency(): void {
    const found = is(lexemes[at], 'currency');
    if (found === null) return;
    currency = found.currency;
    at += 1;
  }
  function isNounNear(from: number): boolean {
    return is(lexemes[from + 1], 'noun') !== null;
  }
  function isLast(index: number): boolean {
    const next = lexemes[index + 1];
    return next === undefined || (numberOf(next) === null && is(next, 'currency') === null);
  }
}
