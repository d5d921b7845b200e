import type { Currency } from '../../money/currencies';
import type { ExchangeRates } from '../../money/exchange-rates';
import { readTypedNumber } from '../../money/typed-number';
import { foldText } from '../../text/search-words';
import { readyNow } from '../handover-filter';
import { type Budget, budgetLimits, openBudgetEnd, type TypedCurrency } from '../budget/budget';
import { type NumberRange, numberRange, type TextCriterion } from '../criteria/kinds';
import { isEntryList, writeEntry } from '../criteria/entries';
import type { SearchCriteria, SearchCriterion } from '../criteria/search-criteria';
import { mostChoices, parseSize, table } from '../criteria/table';
import type { ProjectSort } from '../project-sort';
import { understandHandover } from './handover-time';
import { isFigure, type Lexeme, lexemesOf } from './lexemes';
import { type Absence, type ChoiceList, type Meaning, sights } from './vocabulary';

/** What a search cannot do with some words, to be said on the page. */
export interface Remark {
  /**
   * `not`: an exclusion that no criterion can express. `rate`: money in a currency whose rate is not known. `rupees`: lakh or crore,
   * taken for rupees. `percent`: a share that no criterion can express, such as `10% down`.
   */
  readonly about: Absence | 'not' | 'rate' | 'rupees' | 'percent';
  /** As they were typed, folded. */
  readonly words: string;
}

/** What a visitor has typed, as criteria. */
export interface UnderstoodText {
  /** The criteria that the text names, in its order; all others are left out. */
  readonly choices: Partial<SearchCriteria>;
  /** The rest, which is searched for as free text; `null` if nothing is left. */
  readonly rest: string | null;
  readonly order: ProjectSort | null;
  readonly remarks: readonly Remark[];
}

export interface UnderstandOptions {
  /** The rates of the dirham; without them amounts in other currencies are not used. */
  readonly rates?: ExchangeRates | null;
  /** The current year, for `this year`. */
  readonly year?: number;
}

/** Whether a text has an amount in another currency than the dirham, so that exchange rates are needed. */
export const namesForeignMoney = (text: string): boolean =>
  lexemesOf(foldText(text.slice(0, longest))).some((lexeme) => {
    const currency = is(lexeme, 'currency')?.currency ?? is(lexeme, 'scale')?.currency;
    return currency !== undefined && currency !== 'AED';
  });

/** Longer texts are cut off; see `shared/contract-kit/paths/criteria`. */
const longest = 200;

/** Lists of which all values must match where they are joined by `and` or by nothing: a gym and a pool. */
const joinedLists: ReadonlySet<ChoiceList> = new Set(['amenities', 'near', 'categories']);

/** A number with what stands before and behind it. */
interface Quantity {
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

const is = <Of extends Meaning['of']>(lexeme: Lexeme | undefined, of: Of): Extract<Meaning, { of: Of }> | null =>
  lexeme?.meaning?.of === of ? (lexeme.meaning as Extract<Meaning, { of: Of }>) : null;

const valueOf = (lexeme: Lexeme): number | null =>
  is(lexeme, 'number')?.value ?? (isFigure(lexeme) ? readTypedNumber(lexeme.key) : null);

/** Reads `[bound] [currency] number [scale] [to number [scale]] [currency] [or more] [noun]`. */
function quantityAt(lexemes: readonly Lexeme[], start: number): Quantity | null {
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
  // `half a million`, `a million`: not numbers here.
  const low = lexemes[at];
  if (low === undefined || valueOf(low) === null) return null;
  at += 1;
  let firstScale = takeScale();
  let high: Lexeme | null = null;
  let secondScale: number | null = null;
  takeCurrency();
  const link = is(lexemes[at], 'link')?.link ?? (lexemes[at]?.key === '/' || lexemes[at]?.key === ',' ? 'or' : null);
  const behind = is(lexemes[at + 1], 'currency') === null ? at + 1 : at + 2;
  const second = lexemes[behind];
  if (link !== null && link !== 'between' && second !== undefined && valueOf(second) !== null && (link !== 'and' || isBetween || isNounNear(behind))) {
    high = second;
    at = behind + 1;
    secondScale = takeScale();
    takeCurrency();
  }
  const after = is(lexemes[at], 'bound');
  if (after?.isAfter) {
    bound = after.bound;
    at += 1;
  }
  const noun = is(lexemes[at], 'noun');
  if (noun !== null) at += 1;
  const afterNoun = is(lexemes[at], 'bound');
  if (afterNoun !== null && (afterNoun.isAfter || isLast(at))) {
    bound = afterNoun.bound;
    at += 1;
  }
  if (firstScale === null && secondScale !== null && (low.key.length < 4 || is(low, 'number'))) firstScale = secondScale;
  return { low, high, isChoice: link === 'or' || (link === 'and' && !isBetween), bound, scales: [firstScale, secondScale], currency, noun, end: at };

  function takeScale(): number | null {
    const scale = is(lexemes[at], 'scale');
    if (scale === null) return null;
    // In `2b` and `500 m` the letter may be a noun; money has no noun behind it.
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
    return next === undefined || (valueOf(next) === null && is(next, 'currency') === null);
  }
}

/** Too low for the price of a home: `under 2` is ambiguous and is not understood. */
const leastPrice = 10_000;

/**
 * Translates free text into criteria. Whole words come before misspelt ones, the longest group of words before a shorter one; what
 * is unknown stays free text, and words that say nothing fall away. Each criterion becomes a chip that can be removed.
 *
 *     '2 bed below 2m in JVC with a gym'  =>  2BR, 10,000 to 2,000,000, Jumeirah Village Circle, Gym
 *     'palm gate'  =>  the text `palm gate`
 */
export function understandText(text: string, { rates = null, year = 0 }: UnderstandOptions = {}): UnderstoodText {
  // `maid’s` is one word.
  const folded = foldText(text.slice(0, longest)).replace(/['’](?=s(?!\p{L}))/gu, '');
  const lexemes = lexemesOf(folded);
  const lists = new Map<ChoiceList, readonly string[]>();
  const settings: Partial<SearchCriteria>[] = [];
  const remarks: Remark[] = [];
  const rest: Lexeme[] = [];
  let order: ProjectSort | null = null;
  let isUnderstood = false;
  /** Lists whose values are joined by `or`. */
  const alternatives = new Set<ChoiceList>();
  let isAlternative = false;
  let lastList: ChoiceList | null = null;

  const list = (name: ChoiceList, values: readonly string[]) => {
    if (isAlternative && (lastList === name || lastList === null)) alternatives.add(name);
    lists.set(name, [...new Set([...(lists.get(name) ?? []), ...values])]);
    [lastList, isAlternative] = [name, false];
  };
  const wordsOf = (from: number, end: number) => folded.slice(lexemes[from]?.from, lexemes[end - 1]?.to);
  const remark = (about: Remark['about'], from: number, end: number) => remarks.push({ about, words: wordsOf(from, end) });

  const rules = [notAt, handoverAt, nearAt, viewAt, chargeAt, quantityRuleAt, wordAt];
  for (let at = 0; at < lexemes.length; ) {
    const end = rules.reduce((found, rule) => found || rule(at), 0);
    if (end > 0) isUnderstood = true;
    else restAt(at);
    at = Math.max(end, at + 1);
  }
  const left = isUnderstood ? spansOf(rest, folded) : text.trim();
  return { choices: choicesOf(), rest: left === '' ? null : left, order, remarks };

  function restAt(at: number): void {
    const lexeme = lexemes[at];
    if (lexeme === undefined) return;
    const { meaning } = lexeme;
    if (meaning?.of === 'link') isAlternative = meaning.link === 'or' || (isAlternative && meaning.link === 'and');
    rest.push(lexeme);
  }

  /** A choice, unless it belongs to a name: `palm` beside an unknown word. */
  function choiceAt(at: number): Extract<Meaning, { of: 'choice' }> | null {
    const choice = is(lexemes[at], 'choice');
    if (choice?.isPartOfName !== true) return choice;
    return [at - 1, at + 1].some((beside) => isNameLike(beside)) ? null : choice;
  }

  function isNameLike(at: number): boolean {
    const lexeme = lexemes[at];
    return lexeme !== undefined && (lexeme.meaning === null || lexeme.meaning.of === 'sight') && /^\p{L}/u.test(lexeme.key);
  }

  function skipFillers(at: number): number {
    let next = at;
    while (is(lexemes[next], 'filler') !== null) next += 1;
    return next;
  }

  function notAt(at: number): number {
    if (is(lexemes[at], 'not') === null) return 0;
    let end = at;
    let next = skipFillers(at + 1);
    const excluded: string[] = [];
    for (;;) {
      const choice = viewEnd(next) === null ? choiceAt(next) : null;
      const name = choice?.list ?? '';
      if (choice !== null && isEntryList(name)) excluded.push(...choice.values.map((value) => writeEntry(name, value)));
      else if (is(lexemes[next], 'setting')?.choices.handover === readyNow) excluded.push(writeEntry('states', 'Ready'));
      else break;
      end = next + 1;
      const link = is(lexemes[end], 'link')?.link;
      if (link !== 'or' && link !== 'and') break;
      next = skipFillers(end + 1);
      // `no pool and a gym`: only `or` carries the exclusion on.
      if (link === 'and' && is(lexemes[next], 'not') === null) break;
      if (is(lexemes[next], 'not') !== null) next = skipFillers(next + 1);
    }
    if (excluded.length > 0) {
      list('noneOf', excluded);
      return end;
    }
    // What no criterion can exclude is said: bedrooms, a view.
    const to = viewEnd(next)?.end ?? (choiceAt(next) ? next + 1 : (quantityAt(lexemes, next)?.end ?? 0));
    if (to > 0) remark('not', at, to);
    return to;
  }

  function handoverAt(at: number): number {
    const found = understandHandover(lexemes, at, year);
    if (found === null) return 0;
    settings.push(found.choices);
    return found.end;
  }

  function nearAt(at: number): number {
    let next = at;
    // `5 minutes from the metro`, `within 10 min of a school`
    const figure = is(lexemes[at], 'bound') === null ? at : at + 1;
    const unit = lexemes[figure + 1];
    const isMinutes =
      lexemes[figure] !== undefined && isFigure(lexemes[figure]) && (unit?.key === 'min' || is(unit, 'noun')?.noun === 'minutes');
    if (isMinutes) {
      next = figure + 2;
      while (['from', 'to', 'walk', 'drive', 'walking', 'driving', 'away', 'by', 'on', 'foot', 'car', 'of'].includes(lexemes[next]?.key ?? '')) next += 1;
    }
    const isNear = is(lexemes[next], 'near') !== null || lexemes[next]?.key === 'by';
    if (isNear) next += 1;
    if (!isNear && !isMinutes) return 0;
    let end = 0;
    for (;;) {
      next = skipFillers(next);
      const choice = is(lexemes[next], 'choice');
      const place = choice?.list === 'near' ? choice : null;
      if (place === null) return end;
      list('near', place.values);
      end = next + 1;
      const link = is(lexemes[end], 'link')?.link;
      if (link !== 'and' && link !== 'or') return end;
      isAlternative = link === 'or';
      next = end + 1;
    }
  }

  function viewEnd(at: number): { readonly list: 'views'; readonly values: readonly string[]; readonly end: number } | null {
    const sight = sights[lexemes[at]?.key ?? ''];
    if (sight !== undefined) {
      // `canal or lagoon view`
      const other = is(lexemes[at + 1], 'link') === null ? undefined : sights[lexemes[at + 2]?.key ?? ''];
      const end = other === undefined ? at + 1 : at + 3;
      if (is(lexemes[end], 'view') !== null) return { list: 'views', values: [sight, ...(other ? [other] : [])], end: end + 1 };
    }
    if (is(lexemes[at], 'view') === null) return null;
    const next = skipFillers(at + 1);
    const seen = sights[lexemes[next]?.key ?? ''];
    return seen === undefined ? null : { list: 'views', values: [seen], end: next + 1 };
  }

  function viewAt(at: number): number {
    const found = viewEnd(at);
    if (found === null) return 0;
    list('views', found.values);
    return found.end;
  }

  function chargeAt(at: number): number {
    if (is(lexemes[at], 'charge') === null) return 0;
    const quantity = quantityAt(lexemes, skipFillers(at + 1));
    const charge = quantity && table.charge.readText(sourceOf(quantity.low.key));
    if (!charge || quantity.scales[0] !== null) return 0;
    settings.push({ charge });
    return quantity.end;
  }

  function quantityRuleAt(at: number): number {
    const split = splitAt(at);
    if (split > 0) return split;
    const quantity = quantityAt(lexemes, at);
    if (quantity === null) return 0;
    const { noun, low, high, bound, scales, end } = quantity;
    const [one, two] = [valueOf(low) ?? 0, high === null ? null : valueOf(high)];
    if (noun === null || noun.noun === 'month') {
      return money(quantity, at);
    }
    if (scales[0] !== null) return 0;
    switch (noun.noun) {
      case 'bed': {
        const values = bedrooms(one, two, quantity);
        if (values === null) return 0;
        list('configurations', values);
        return end;
      }
      case 'feet':
      case 'metres': {
        const unit = noun.noun === 'feet' ? 'sq ft' : 'sq m';
        const size = (lexeme: Lexeme | null) => lexeme && parseSize(`${lexeme.key} ${unit}`);
        const range = rangeOf(size(low), size(high), bound ?? 'least');
        if (range === null) return 0;
        settings.push({ size: range });
        return end;
      }
      case 'plain': {
        const criterion = table[(noun.field ?? '') as SearchCriterion] as TextCriterion;
        const least = criterion.readText(sourceOf(String(one)));
        if (least === null || bound === 'most') return 0;
        settings.push({ [noun.field ?? '']: least });
        return end;
      }
      case 'percent': {
        const built = percentBuilt(quantity);
        if (built > 0) return built;
        const after = ['down', 'downpayment', 'deposit', 'yield', 'roi', 'return', 'discount', 'booking'].includes(lexemes[end]?.key ?? '') ? end + 1 : end;
        const to = is(lexemes[after], 'noun')?.noun === 'month' ? after + 1 : after;
        remark('percent', at, to);
        return to;
      }
      default:
        return 0;
    }
  }

  /** `60/40`: the split of the price before and from the handover on. */
  function splitAt(at: number): number {
    const [before, sign, from] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
    if (!before || !from || sign?.key !== '/' || !isFigure(before) || !isFigure(from)) return 0;
    const [one, two] = [Number(before.key), Number(from.key)];
    if (one + two !== 100 || !Number.isInteger(one)) return 0;
    list('plans', [`${one}/${two}`]);
    return at + 3;
  }

  function percentBuilt({ low, noun, end }: Quantity): number {
    if (noun?.noun !== 'percent' || is(lexemes[end], 'built') === null) return 0;
    const built = table.built.readText(sourceOf(low.key));
    if (built === null) return 0;
    settings.push({ built });
    return end + 1;
  }

  function money({ low, high, bound, scales, currency, noun, end }: Quantity, at: number): number {
    const [one, two] = [(valueOf(low) ?? 0) * (scales[0] ?? 1), high && (valueOf(high) ?? 0) * (scales[1] ?? 1)];
    const isMoney = currency !== null || scales[0] !== null || scales[1] !== null || bound !== null || high !== null;
    if (!isMoney && noun === null) return 0;
    const rate = rateOf(currency, rates);
    if (rate === null) {
      remark('rate', at, end);
      return end;
    }
    const dirhams = (amount: number | null) => (amount === null ? null : Math.round(amount * rate));
    if (noun?.noun === 'month') {
      const monthly = table.monthly.readText(sourceOf(String(dirhams(two ?? one) ?? 0)));
      if (monthly === null) return 0;
      settings.push({ monthly });
      return end;
    }
    const [from, to] = [dirhams(one) ?? 0, dirhams(two)];
    if (from < leastPrice || from >= openBudgetEnd || (to !== null && to < leastPrice)) return 0;
    const typed: TypedCurrency | null = currency === null || currency === 'AED' ? null : { currency, rate };
    settings.push({ budget: { ...budgetOf(from, to, bound), ...(typed && { typed }) } });
    if (currency === 'INR') remark('rupees', at, end);
    return end;
  }

  function wordAt(at: number): number {
    const lexeme = lexemes[at];
    const meaning = lexeme?.meaning;
    switch (meaning?.of) {
      case 'choice': {
        const choice = choiceAt(at);
        if (choice === null) return 0;
        list(choice.list, choice.values);
        return at + 1;
      }
      case 'setting':
        settings.push(meaning.choices);
        return at + 1;
      case 'order':
        order = meaning.order;
        return at + 1;
      case 'absent':
        remark(meaning.absence, at, at + 1);
        return at + 1;
      default:
        return 0;
    }
  }

  function choicesOf(): Partial<SearchCriteria> {
    const all: string[] = [];
    const single: [string, readonly string[]][] = [];
    for (const [name, values] of lists) {
      if (isEntryList(name) && joinedLists.has(name) && values.length > 1 && !alternatives.has(name)) {
        all.push(...values.map((value) => writeEntry(name, value)));
      } else single.push([name, values]);
    }
    return { ...Object.fromEntries(single), ...(all.length > 0 && { allOf: all }), ...Object.assign({}, ...settings) };
  }
}

const sourceOf = (text: string) => ({ get: () => text, getAll: () => [text] });

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

/** `2 or 3 bed`, `2-4 bed`, `3+ bed`, `up to 2 bed`. */
function bedrooms(one: number, two: number | null, { bound, isChoice }: Quantity): readonly string[] | null {
  const isCount = (rooms: number) => rooms >= 1 && rooms <= mostChoices + 0.5 && (rooms * 2) % 1 === 0;
  if (!isCount(one) || (two !== null && !isCount(two))) return null;
  if (two !== null && isChoice) return [...new Set([one, two])].map((rooms) => `${rooms}BR`);
  if (two === null && bound === 'least') return [`${one}BR+`];
  const [low, high] = two === null ? [bound === 'most' ? 1 : one, one] : [Math.min(one, two), Math.max(one, two)];
  return Array.from({ length: Math.floor(high - low) + 1 }, (_, step) => `${low + step}BR`);
}

/** What is left over, without words that say nothing at its edges. */
function spansOf(lexemes: readonly Lexeme[], folded: string): string {
  const telling = lexemes.filter(({ key, meaning }) => meaning?.of !== 'filler' && meaning?.of !== 'link' && /[\p{L}\p{N}]/u.test(key));
  let text = '';
  let last: Lexeme | null = null;
  for (const lexeme of telling) {
    const between = last === null ? '' : folded.slice(last.to, lexeme.from);
    text += `${last === null ? '' : between.length <= 1 ? between : ' '}${folded.slice(lexeme.from, lexeme.to)}`;
    last = lexeme;
  }
  return text.trim();
}
