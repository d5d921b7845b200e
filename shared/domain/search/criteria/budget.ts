import { isCurrency } from '../../money/currencies';
import { parseTypedAmount } from '../../money/typed-amount';
import { type Budget, budgetLimits, isWholeBudget, type TypedCurrency, wholeBudget } from '../budget/budget';
import type { Criterion, ParameterSource } from './kinds';

/** The parameters in the address; on the wire only the first two. */
export const budgetParameters = { from: 'price_from', to: 'price_to', any: 'price' } as const;

/** The currency in which a budget was typed, with its rate: `USD:3.673`. */
const typedCurrencyParameter = 'price_said';

function readTypedCurrency(text: string | null): TypedCurrency | null {
  const [, currency, rate] = /^([A-Z]{3}):(\d{1,6}(?:\.\d{1,8})?)$/.exec(text ?? '') ?? [];
  return isCurrency(currency) && Number(rate) > 0 ? { currency, rate: Number(rate) } : null;
}

/** Any price. */
const anyPrice = 'any';
/** Any price unless an amount is typed too: sent by a form that was opened with any price. */
export const openPrice = 'open';

const longestTyped = 200;

/** The ends of a budget as they were typed. */
export interface UnreadBudget {
  readonly from?: string;
  readonly to?: string;
}

/** Also an amount as people write it: a form that the browser submits has it as it was typed. */
function readDirhams(text: string | null): number | null {
  const typed = parseTypedAmount(text ?? '');
  return typed.status === 'amount' && typed.dirhams < 1e12 ? typed.dirhams : null;
}

/** Submitted ends that could not be read, to be shown with a message. */
export function unreadBudget(sent: ParameterSource): UnreadBudget {
  const unread = (end: 'from' | 'to') => {
    const text = sent.get(budgetParameters[end]) ?? '';
    return parseTypedAmount(text).status === 'empty' || readDirhams(text) !== null
      ? {}
      : { [end]: text.slice(0, longestTyped) };
  };
  return sent.get(budgetParameters.any) === anyPrice ? {} : { ...unread('from'), ...unread('to') };
}

/**
 * The starting price (section 5). Once the advanced filter is in use the budget always applies, also the unchanged default;
 * without any criteria the pages list every project, and so does the hero search, which has no budget (readings). Hence the
 * address leaves the default budget out exactly when another criterion of the advanced filter is set.
 */
export const budget: Criterion<Budget | null, false> = {
  none: null,
  parameter: budgetParameters.any,
  read: (sent, { impliesBudget }) => {
    const any = sent.get(budgetParameters.any);
    if (any === anyPrice) return null;
    const from = readDirhams(sent.get(budgetParameters.from));
    const to = readDirhams(sent.get(budgetParameters.to));
    if (from === null && to === null) return impliesBudget && any !== openPrice ? wholeBudget : null;
    const low = from ?? Math.min(budgetLimits.from, to ?? budgetLimits.from);
    const high = to ?? Math.max(budgetLimits.to, low);
    const currency = readTypedCurrency(sent.get(typedCurrencyParameter));
    return { from: Math.min(low, high), to: Math.max(low, high), ...(currency && { typed: currency }) };
  },
  write: (chosen, { impliesBudget }) => {
    if (chosen === null) return impliesBudget ? { [budgetParameters.any]: anyPrice } : {};
    if (impliesBudget && isWholeBudget(chosen)) return {};
    const { typed } = chosen;
    return { ...ask(chosen), [typedCurrencyParameter]: typed && `${typed.currency}:${typed.rate}` };
  },
  ask,
  choicesOf: (chosen) => (chosen === null ? [] : [{ words: (texts) => texts.budget(chosen), rest: null }]),
  isCounted: false,
  impliesBudget: false,
};

function ask(chosen: Budget | null) {
  return { [budgetParameters.from]: chosen?.from, [budgetParameters.to]: chosen?.to };
}
