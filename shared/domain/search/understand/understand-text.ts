import type { ExchangeRates } from '../../money/exchange-rates';
import { nearLimits } from '../../project/place/nearby';
import { foldText } from '../../text/search-words';
import { isEntryList, writeEntry } from '../criteria/entries';
import type { TextCriterion } from '../criteria/kinds';
import { choiceKey, type SearchCriteria, type SearchCriterion } from '../criteria/search-criteria';
import { table } from '../criteria/table';
import { readyNow } from '../handover-filter';
import type { ProjectSort } from '../project-sort';
import { bedroomsOf, sizeOf, understandMoney } from './amounts';
import { understandHandover } from './handover-time';
import { isFigure, type Lexeme, lexemesOf } from './lexemes';
import type { Absence, ChoiceList, Meaning } from './meaning';
import { understandTerms } from './plan-terms';
import { is, numberOf, type Quantity, quantityAt, readAs, skipFillers } from './quantity';
import { sights } from './vocabulary';

/** What a search cannot do with some words, to be said on the page. */
export interface Remark {
  /**
   * `not`: an exclusion that no criterion can express. `rate`: money in a currency whose rate is not known. `rupees`: lakh or crore,
   * taken for rupees. `minutes`: another time than that of `near`. `noFilter`: what no criterion can express, such as `at least 10% down`.
   * `charge`: a service charge without an amount.
   */
  readonly about: Absence | 'not' | 'rate' | 'rupees' | 'minutes' | 'charge';
  /** As they were typed, folded. */
  readonly words: string;
}

/** What a visitor has typed, as criteria. */
export interface UnderstoodText {
  /** The criteria that the text names; all others are left out. */
  readonly choices: Partial<SearchCriteria>;
  /** The choices in the order of the text (`choiceKey`). */
  readonly typed: readonly string[];
  /** The rest, which is searched for as free text; `null` if nothing is left. */
  readonly rest: string | null;
  /** The order that the text asks for, such as `cheapest`; `null` without one. */
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

/**
 * Translates free text into criteria. Whole words come before misspelt ones, the longest group of words before a shorter one; what
 * is unknown stays free text, and words that say nothing fall away. Each criterion becomes a chip that can be removed.
 *
 *     '2 bed below 2m in JVC with a gym'  =>  2BR, 10,000 to 2,000,000, Jumeirah Village Circle, Gym
 *     'palm gate'  =>  the text `palm gate`
 */
export function understandText(text: string, options: UnderstandOptions = {}): UnderstoodText {
  return new TextReader(text, options).read();
}

/** Reads the lexemes of a text from the first to the last; each rule returns the place behind what it has understood, or 0. */
class TextReader {
  private readonly folded: string;
  private readonly lexemes: readonly Lexeme[];
  private readonly rates: ExchangeRates | null;
  private readonly year: number;
  private readonly lists = new Map<ChoiceList, readonly string[]>();
  private readonly settings: Partial<SearchCriteria>[] = [];
  private readonly typed: { readonly name: string; readonly value?: string }[] = [];
  private readonly remarks: Remark[] = [];
  private readonly rest: Lexeme[] = [];
  private order: ProjectSort | null = null;
  /** Lists whose values are joined by `or`. */
  private readonly alternatives = new Set<ChoiceList>();
  private isAlternative = false;
  private lastList: ChoiceList | null = null;

  constructor(
    private readonly text: string,
    { rates = null, year = 0 }: UnderstandOptions,
  ) {
    // `maid’s` is one word.
    this.folded = foldText(text.slice(0, longest)).replace(/['’](?=s(?!\p{L}))/gu, '');
    this.lexemes = lexemesOf(this.folded);
    this.rates = rates;
    this.year = year;
  }

  read(): UnderstoodText {
    let isUnderstood = false;
    for (let at = 0; at < this.lexemes.length; ) {
      const end = this.notAt(at) || this.ruleAt(at);
      if (end > 0) isUnderstood = true;
      else this.restAt(at);
      at = Math.max(end, at + 1);
    }
    const left = isUnderstood ? spansOf(this.rest, this.folded) : this.text.trim();
    const { order, remarks } = this;
    return { ...this.choicesOf(), rest: left === '' ? null : left, order, remarks };
  }

  private ruleAt(at: number): number {
    return (
      this.handoverAt(at) ||
      this.nearAt(at) ||
      this.viewAt(at) ||
      this.chargeAt(at) ||
      this.termsAt(at) ||
      this.floorAt(at) ||
      this.quantityRuleAt(at) ||
      this.wordAt(at)
    );
  }

  /** Where the rule from a place on ends, without what it has understood. */
  private ruleEnd(at: number): number {
    const { typed, settings, remarks, alternatives, order, isAlternative, lastList } = this;
    const [lists, others] = [new Map(this.lists), new Set(alternatives)];
    const lengths = [typed.length, settings.length, remarks.length] as const;
    const end = this.ruleAt(at);
    [typed.length, settings.length, remarks.length] = lengths;
    this.lists.clear();
    for (const [name, values] of lists) this.lists.set(name, values);
    alternatives.clear();
    for (const name of others) alternatives.add(name);
    Object.assign(this, { order, isAlternative, lastList });
    return end;
  }

  private list(name: ChoiceList, values: readonly string[]): void {
    if (this.isAlternative && (this.lastList === name || this.lastList === null)) this.alternatives.add(name);
    this.typed.push(...values.map((value) => ({ name, value })));
    this.lists.set(name, [...new Set([...(this.lists.get(name) ?? []), ...values])]);
    this.lastList = name;
    this.isAlternative = false;
  }

  private set(choices: Partial<SearchCriteria>): void {
    this.typed.push(...Object.keys(choices).map((name) => ({ name })));
    this.settings.push(choices);
  }

  private remark(about: Remark['about'], from: number, end: number): void {
    this.remarks.push({ about, words: this.folded.slice(this.lexemes[from]?.from, this.lexemes[end - 1]?.to) });
  }

  private restAt(at: number): void {
    const lexeme = this.lexemes[at];
    if (lexeme === undefined) return;
    const { meaning } = lexeme;
    if (meaning?.of === 'link')
      this.isAlternative = meaning.link === 'or' || (this.isAlternative && meaning.link === 'and');
    this.rest.push(lexeme);
  }

  /** A choice, unless it belongs to a name: `palm` beside an unknown word. */
  private choiceAt(at: number): Extract<Meaning, { of: 'choice' }> | null {
    const choice = is(this.lexemes[at], 'choice');
    if (choice?.isPartOfName !== true) return choice;
    return [at - 1, at + 1].some((beside) => this.isNameLike(beside)) ? null : choice;
  }

  private isNameLike(at: number): boolean {
    const lexeme = this.lexemes[at];
    return (
      lexeme !== undefined && (lexeme.meaning === null || lexeme.meaning.of === 'sight') && /^\p{L}/u.test(lexeme.key)
    );
  }

  private notAt(at: number): number {
    if (is(this.lexemes[at], 'not') === null) return 0;
    let end = at;
    let next = skipFillers(this.lexemes, at + 1);
    const excluded: string[] = [];
    for (;;) {
      // `not near a school`
      if (is(this.lexemes[next], 'near') !== null) next = skipFillers(this.lexemes, next + 1);
      const choice = this.viewEnd(next) === null ? this.choiceAt(next) : null;
      const name = choice?.list ?? '';
      if (choice !== null && isEntryList(name)) excluded.push(...choice.values.map((value) => writeEntry(name, value)));
      else if (is(this.lexemes[next], 'setting')?.choices.handover === readyNow)
        excluded.push(writeEntry('states', 'Ready'));
      else break;
      end = next + 1;
      const link = is(this.lexemes[end], 'link')?.link;
      if (link !== 'or' && link !== 'and') break;
      next = skipFillers(this.lexemes, end + 1);
      // `no pool and a gym`: only `or` carries the exclusion on.
      if (link === 'and' && is(this.lexemes[next], 'not') === null) break;
      if (is(this.lexemes[next], 'not') !== null) next = skipFillers(this.lexemes, next + 1);
    }
    if (excluded.length > 0) {
      this.list('noneOf', excluded);
      return end;
    }
    // What no criterion can exclude is said: bedrooms, a view, a time of handover.
    const to = this.ruleEnd(next) || (quantityAt(this.lexemes, next)?.end ?? 0);
    if (to > 0) this.remark('not', at, to);
    return to;
  }

  private handoverAt(at: number): number {
    const found = understandHandover(this.lexemes, at, this.year) ?? this.loneYearAt(at);
    if (found === null) return 0;
    this.set(found.choices);
    return found.end;
  }

  /** `off plan marina 2029`, but not beside an unknown word: a name may have a year. */
  private loneYearAt(at: number): { readonly choices: Partial<SearchCriteria>; readonly end: number } | null {
    const year = Number(this.lexemes[at]?.key);
    const isSoon = year >= this.year && year <= this.year + 10 && this.year > 0 && this.lexemes.length > 1;
    if (!isSoon || this.isNameLike(at - 1) || this.isNameLike(at + 1)) return null;
    return { choices: { completion: { from: year, to: year } }, end: at + 1 };
  }

  private nearAt(at: number): number {
    let next = at;
    // `5 minutes from the metro`, `within 10 min of a school`
    const figure = is(this.lexemes[at], 'bound') === null ? at : at + 1;
    const unit = this.lexemes[figure + 1];
    const isMinutes =
      this.lexemes[figure] !== undefined &&
      isFigure(this.lexemes[figure]) &&
      (unit?.key === 'min' || is(unit, 'noun')?.noun === 'minutes');
    if (isMinutes) {
      next = figure + 2;
      while (
        ['from', 'to', 'walk', 'drive', 'walking', 'driving', 'away', 'by', 'on', 'foot', 'car', 'of'].includes(
          this.lexemes[next]?.key ?? '',
        )
      )
        next += 1;
    }
    const isNear = is(this.lexemes[next], 'near') !== null || this.lexemes[next]?.key === 'by';
    if (isNear) next += 1;
    if (!isNear && !isMinutes) return 0;
    const isOther = isMinutes && this.lexemes[figure]?.key !== String(nearLimits.minutes);
    let end = 0;
    for (;;) {
      next = skipFillers(this.lexemes, next);
      const choice = is(this.lexemes[next], 'choice');
      const place = choice?.list === 'near' ? choice : null;
      if (place === null) return end;
      if (isOther && end === 0) this.remark('minutes', at, next + 1);
      this.list('near', place.values);
      end = next + 1;
      const link = is(this.lexemes[end], 'link')?.link;
      if (link !== 'and' && link !== 'or') return end;
      this.isAlternative = link === 'or';
      next = end + 1;
    }
  }

  private viewEnd(
    at: number,
  ): { readonly list: 'views'; readonly values: readonly string[]; readonly end: number } | null {
    const sight = sights[this.lexemes[at]?.key ?? ''];
    if (sight !== undefined) {
      // `canal or lagoon view`
      const other = is(this.lexemes[at + 1], 'link') === null ? undefined : sights[this.lexemes[at + 2]?.key ?? ''];
      const end = other === undefined ? at + 1 : at + 3;
      if (is(this.lexemes[end], 'view') !== null)
        return { list: 'views', values: [sight, ...(other ? [other] : [])], end: end + 1 };
    }
    if (is(this.lexemes[at], 'view') === null) return null;
    const next = skipFillers(this.lexemes, at + 1);
    const seen = sights[this.lexemes[next]?.key ?? ''];
    return seen === undefined ? null : { list: 'views', values: [seen], end: next + 1 };
  }

  private viewAt(at: number): number {
    const found = this.viewEnd(at);
    if (found === null) return 0;
    this.list('views', found.values);
    return found.end;
  }

  private chargeAt(at: number): number {
    if (is(this.lexemes[at], 'charge') === null) return 0;
    const quantity = quantityAt(this.lexemes, skipFillers(this.lexemes, at + 1));
    const charge = quantity && readAs(table.charge, quantity.low.key);
    if (!charge || quantity.scales[0] !== null) {
      this.remark('charge', at, at + 1);
      return at + 1;
    }
    this.set({ charge });
    return quantity.end;
  }

  /** `10th floor`, `floor 10`: the floor of a home is never read as the number of floors of a building. */
  private floorAt(at: number): number {
    const first = is(this.lexemes[at], 'bound') === null ? at : skipFillers(this.lexemes, at + 1);
    const keys = this.lexemes.slice(first, first + 3).map(({ key }) => key);
    const isOrdinal = /^\d+ (?:st|nd|rd|th) floor$/.test(keys.join(' '));
    const isNumbered = /^floor \d+$/.test(keys.slice(0, 2).join(' '));
    if (!isOrdinal && !isNumbered) return 0;
    const end = first + (isOrdinal ? 3 : 2);
    this.remark('noFilter', at, end);
    return is(this.lexemes[end], 'bound')?.isAfter ? end + 1 : end;
  }

  private termsAt(at: number): number {
    const found = understandTerms(this.lexemes, at);
    if (found === null) return 0;
    if (found.choices === null) this.remark('noFilter', at, found.end);
    else this.set(found.choices);
    return found.end;
  }

  private quantityRuleAt(at: number): number {
    const split = this.splitAt(at);
    if (split > 0) return split;
    // `monthly payment under 10k`
    const month = is(this.lexemes[at], 'noun')?.noun === 'month' ? is(this.lexemes[at], 'noun') : null;
    const quantity = quantityAt(this.lexemes, month === null ? at : skipFillers(this.lexemes, at + 1));
    if (quantity === null) return 0;
    if (month !== null) return quantity.noun === null ? this.moneyAt({ ...quantity, noun: month }, at) : 0;
    const { noun, low, bound, scales, end } = quantity;
    if (noun === null || noun.noun === 'month') {
      return this.moneyAt(quantity, at);
    }
    if (scales[0] !== null) return 0;
    switch (noun.noun) {
      case 'bed': {
        const values = bedroomsOf(quantity);
        if (values === null) return 0;
        this.list('configurations', values);
        return end;
      }
      case 'feet':
      case 'metres': {
        const range = sizeOf(quantity);
        if (range === null) return 0;
        this.set({ size: range });
        return end;
      }
      case 'plain': {
        const criterion = table[(noun.field ?? '') as SearchCriterion] as TextCriterion;
        const least = readAs(criterion, String(numberOf(low)));
        if (least === null || bound === 'most') return 0;
        this.set({ [noun.field ?? '']: least });
        return end;
      }
      default:
        return 0;
    }
  }

  /** `60/40`: the split of the price before and from the handover on. */
  private splitAt(at: number): number {
    const [before, sign, from] = [this.lexemes[at], this.lexemes[at + 1], this.lexemes[at + 2]];
    if (!before || !sign || !isFigure(before)) return 0;
    // `60 40 payment plan`, `60-40`
    const isSpaced = isFigure(sign) && from?.key === 'paymentplan';
    const second = isSpaced ? sign : from;
    if (!second || !isFigure(second) || !(isSpaced || ['/', ':', '-'].includes(sign.key))) return 0;
    const [one, two] = [Number(before.key), Number(second.key)];
    if (one + two !== 100 || !Number.isInteger(one)) return 0;
    this.list('plans', [`${one}/${two}`]);
    return at + 3;
  }

  private moneyAt(quantity: Quantity, at: number): number {
    const money = understandMoney(quantity, this.rates);
    if (money === null) return 0;
    // `rent 1 bed 80k`: the amount is a rent, no price.
    const isRent = this.lexemes.some((lexeme) => is(lexeme, 'absent')?.absence === 'rent');
    const about = isRent ? 'rent' : money.about;
    if (about !== null) this.remark(about, at, quantity.end);
    if (!isRent) this.set(money.choices);
    return quantity.end;
  }

  private wordAt(at: number): number {
    const lexeme = this.lexemes[at];
    const meaning = lexeme?.meaning;
    switch (meaning?.of) {
      case 'choice': {
        const choice = this.choiceAt(at);
        if (choice === null) return 0;
        this.list(choice.list, choice.values);
        return at + 1;
      }
      case 'setting':
        this.set(meaning.choices);
        return at + 1;
      case 'noun':
        if (meaning.isOne !== true) return 0;
        this.list('configurations', ['1BR']);
        return at + 1;
      case 'order':
        this.order = meaning.order;
        return at + 1;
      case 'absent':
        this.remark(meaning.absence, at, at + 1);
        return at + 1;
      default:
        return 0;
    }
  }

  private choicesOf(): Pick<UnderstoodText, 'choices' | 'typed'> {
    const all: string[] = [];
    const single: [string, readonly string[]][] = [];
    for (const [name, values] of this.lists) {
      if (isEntryList(name) && joinedLists.has(name) && values.length > 1 && !this.alternatives.has(name)) {
        all.push(...values.map((value) => writeEntry(name, value)));
      } else single.push([name, values]);
    }
    const choices = {
      ...Object.fromEntries(single),
      ...(all.length > 0 && { allOf: all }),
      ...Object.assign({}, ...this.settings),
    };
    const typed = this.typed.map(({ name, value }) => {
      const entry = isEntryList(name) && value !== undefined ? writeEntry(name, value) : '';
      return all.includes(entry) ? choiceKey('allOf', entry) : choiceKey(name, value);
    });
    return { choices, typed: [...new Set(typed)] };
  }
}

/** What is left over, without words that say nothing at its edges. */
function spansOf(lexemes: readonly Lexeme[], folded: string): string {
  const telling = lexemes.filter(
    ({ key, meaning }) => meaning?.of !== 'filler' && meaning?.of !== 'link' && /[\p{L}\p{N}]/u.test(key),
  );
  let text = '';
  let last: Lexeme | null = null;
  for (const lexeme of telling) {
    const between = last === null ? '' : folded.slice(last.to, lexeme.from);
    text += `${last === null ? '' : between.length <= 1 ? between : ' '}${folded.slice(lexeme.from, lexeme.to)}`;
    last = lexeme;
  }
  return text.trim();
}
