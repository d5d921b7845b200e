import type { NumberRange } from '../criteria/kinds';
import type { SearchCriteria } from '../criteria/search-criteria';
import type { Lexeme } from './lexemes';
import { is, numberOf } from './quantity';

/** A point in time, in quarters (`quarterOf`): the first and the last that is meant. */
interface Time {
  readonly first: number;
  readonly last: number;
  readonly year: number;
  readonly end: number;
}

/** A range of quarters as the criterion writes it (`parseQuarter`). */
function timesOf(first: number | null, last: number | null): NumberRange {
  const write = (quarter: number) => Math.floor(quarter / 4) + ((quarter % 4) + 1) / 10;
  const [from, to] = [first === null ? null : write(first), last === null ? null : write(last)];
  const isWhole = (first ?? 0) % 4 === 0 && (last ?? 3) % 4 === 3;
  const year = (time: number | null) => time && Math.floor(time);
  return isWhole ? { from: year(from), to: year(to) } : { from, to };
}

/** A quarter as one number: four times the year, and 0 to 3. */
const quarterOf = (year: number, quarter: number): number => year * 4 + quarter - 1;

const isYear = (key: string | undefined): boolean => /^20[2-9]\d$/.test(key ?? '');

function quarterNumber(lexeme: Lexeme | undefined): number | null {
  const number = lexeme === undefined ? null : numberOf(lexeme);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= 4 ? number : null;
}

/** `2028`, `q4 2028`, `2028 q4`, `end of 2027`, `this year`. */
function timeAt(lexemes: readonly Lexeme[], at: number, thisYear: number): Time | null {
  const key = (index: number) => lexemes[index]?.key;
  const meaning = lexemes[at]?.meaning;
  const time = meaning?.of === 'time' ? meaning.time : null;
  const whole = (year: number, end: number): Time => ({
    first: quarterOf(year, 1),
    last: quarterOf(year, 4),
    year,
    end,
  });
  if (time === 'this year' && thisYear > 0) return whole(thisYear, at + 1);
  if (time === 'next year' && thisYear > 0) return whole(thisYear + 1, at + 1);
  if (time === 'quarter') {
    const number = quarterNumber(lexemes[at + 1]);
    // `quarter 4 of 2028`
    const yearAt = is(lexemes[at + 2], 'filler') || is(lexemes[at + 2], 'bound') ? at + 3 : at + 2;
    if (number !== null && isYear(key(yearAt))) {
      const quarter = quarterOf(Number(key(yearAt)), number);
      return { first: quarter, last: quarter, year: Number(key(yearAt)), end: yearAt + 1 };
    }
  }
  if (time === 'end') {
    // `end of 2027`, `end of next year`
    const of = timeAt(lexemes, at + 1, thisYear);
    return of && { ...of, first: of.last };
  }
  if (!isYear(key(at))) return null;
  const year = Number(key(at));
  const next = lexemes[at + 1]?.meaning;
  const number = next?.of === 'time' && next.time === 'quarter' ? quarterNumber(lexemes[at + 2]) : null;
  if (number === null) return whole(year, at + 1);
  const quarter = quarterOf(year, number);
  return { first: quarter, last: quarter, year, end: at + 3 };
}

/**
 * When homes are handed over, from a place on: `handover q4 2028`, `completed by 2027`, `ready before 2028`, `q4 2028`, `before 2028`.
 * `ready by` a time includes what is ready now. `null` where nothing of the kind stands there.
 */
export function understandHandover(
  lexemes: readonly Lexeme[],
  start: number,
  thisYear: number,
): { readonly choices: Partial<SearchCriteria>; readonly end: number } | null {
  let at = start;
  const first = lexemes[at]?.meaning;
  const isReady = first?.of === 'setting' && first.choices.handover !== undefined;
  const isNamed = isReady || first?.of === 'handover' || first?.of === 'built';
  if (isNamed) at += 1;
  let bound: 'by' | 'before' | 'after' | 'from' | 'in' | 'between' | null = null;
  const word = lexemes[at];
  if (word?.key === 'by' || (word?.meaning?.of === 'link' && word.meaning.link === 'to')) bound = 'by';
  else if (word?.key === 'in') bound = 'in';
  else if (word?.meaning?.of === 'time' && (word.meaning.time === 'before' || word.meaning.time === 'after'))
    bound = word.meaning.time;
  else if (word?.meaning?.of === 'bound') bound = word.meaning.bound === 'most' ? 'by' : 'from';
  else if (word?.meaning?.of === 'link' && word.meaning.link === 'between') bound = 'between';
  if (bound !== null) at += 1;
  while (lexemes[at]?.key === 'the') at += 1;
  const time = timeAt(lexemes, at, thisYear);
  if (time === null) return null;
  // `2028` alone may be a part of a name, and `2027 handover` is named behind.
  const isNamedBehind = lexemes[time.end]?.meaning?.of === 'handover';
  const isQuarter = time.first === time.last;
  if (!isNamed && !isNamedBehind && bound === null && !isQuarter && !isSpoken(lexemes[at])) return null;
  let end = time.end + Number(isNamedBehind);
  const link = lexemes[time.end]?.meaning;
  const isRange = link?.of === 'link' && (link.link === 'to' || (link.link === 'and' && bound === 'between'));
  const second = isRange ? timeAt(lexemes, time.end + 1, thisYear) : null;
  if (second !== null) {
    end = second.end;
    const range = timesOf(Math.min(time.first, second.first), Math.max(time.last, second.last));
    return { choices: { completion: range }, end };
  }
  if (isReady && (bound === 'by' || bound === 'before')) {
    return { choices: { handover: String(bound === 'before' ? time.year - 1 : time.year) }, end };
  }
  return { choices: { completion: rangeOf(bound, time) }, end };
}

const isSpoken = (lexeme: Lexeme | undefined): boolean => lexeme?.meaning?.of === 'time';

function rangeOf(bound: string | null, { first, last }: Time) {
  switch (bound) {
    case 'by':
      return timesOf(null, last);
    case 'before':
      return timesOf(null, first - 1);
    case 'from':
      return timesOf(first, null);
    case 'after':
      return timesOf(last + 1, null);
    default:
      return timesOf(first, last);
  }
}
