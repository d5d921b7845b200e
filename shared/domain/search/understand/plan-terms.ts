import type { SearchCriteria } from '../criteria/search-criteria';
import { table } from '../criteria/table';
import type { Lexeme } from './lexemes';
import { is, numberOf, quantityAt, readAs, skipFillers } from './quantity';

/** `choices` is `null` where no criterion can express the words, such as `at least 10% down`. */
interface UnderstoodTerms {
  readonly choices: Partial<SearchCriteria> | null;
  readonly end: number;
}

/**
 * Shares of the price and the time of payments, from a place on: `10% down`, `deposit of 10%`, `1% a month`, `yield over 6%`,
 * `post handover over 3 years`. `null` where nothing of the kind stands there.
 */
export function understandTerms(lexemes: readonly Lexeme[], at: number): UnderstoodTerms | null {
  return percentAt(lexemes, at) ?? yearsAfterAt(lexemes, at);
}

/** The criteria of a share by the words beside it, and the bound that they cannot express. */
const shares = {
  booking: { name: 'down', without: 'least' },
  month: { name: 'monthlyShare', without: 'least' },
  built: { name: 'built', without: 'most' },
  yield: { name: 'netYield', without: 'most' },
} as const;

type ShareWord = keyof typeof shares | 'otherShare';

function shareWordAt(lexemes: readonly Lexeme[], at: number): ShareWord | null {
  const meaning = lexemes[at]?.meaning;
  switch (meaning?.of) {
    case 'noun':
      return meaning.noun === 'month' ? 'month' : null;
    case 'booking':
    case 'built':
    case 'yield':
    case 'otherShare':
      return meaning.of;
    default:
      return null;
  }
}

function percentAt(lexemes: readonly Lexeme[], at: number): UnderstoodTerms | null {
  const before = shareWordAt(lexemes, at);
  const quantity = quantityAt(lexemes, before === null ? at : skipFillers(lexemes, at + 1));
  if (quantity?.noun?.noun !== 'percent') return null;
  const next = skipFillers(lexemes, quantity.end);
  const behind = shareWordAt(lexemes, next);
  const end = behind === null ? quantity.end : next + 1;
  const word = behind ?? before;
  if (word === null || word === 'otherShare') return { choices: null, end };
  const { name, without } = shares[word];
  const value = quantity.bound === without ? null : readAs(table[name], String(numberOf(quantity.low)));
  return { choices: value === null ? null : { [name]: value }, end };
}

function yearsAfterAt(lexemes: readonly Lexeme[], at: number): UnderstoodTerms | null {
  const before = afterHandoverEnd(lexemes, at);
  const quantity = quantityAt(lexemes, before === null ? at : skipFillers(lexemes, before));
  if (quantity?.noun?.noun !== 'year') return null;
  const end = before === null ? afterHandoverEnd(lexemes, skipFillers(lexemes, quantity.end)) : quantity.end;
  if (end === null) return null;
  const yearsAfter = quantity.bound === 'most' ? null : readAs(table.yearsAfter, String(numberOf(quantity.low)));
  return { choices: yearsAfter === null ? null : { yearsAfter }, end };
}

/** The place behind `post handover` or `after handover`; `null` where neither stands there. */
function afterHandoverEnd(lexemes: readonly Lexeme[], at: number): number | null {
  if (is(lexemes[at], 'setting')?.choices.payment !== undefined) return at + 1;
  if (is(lexemes[at], 'time')?.time !== 'after') return null;
  const next = skipFillers(lexemes, at + 1);
  return is(lexemes[next], 'handover') === null ? null : next + 1;
}
