import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { understandText } from './understand-text';

type Understand = typeof understandText;

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

function joined(chosen: unknown, understood: readonly string[]): readonly string[] {
  const known = isList(chosen) ? chosen : [];
  const keys = new Set(known.map((value) => value.toLowerCase()));
  return [...known, ...understood.filter((value) => !keys.has(value.toLowerCase()))];
}

/**
 * Moves what the free text names into criteria of its own, and repeats that with the rest until nothing more is found. The
 * result is written into addresses, and must mean the same when it is read from there. The rules are loaded only for a text:
 * compiling their patterns takes a phone a quarter of a second.
 */
export async function understandCriteria(
  criteria: SearchCriteria,
  rates: ExchangeRates | null = null,
): Promise<SearchCriteria> {
  if (!criteria.query) return criteria;
  const { understandText } = await import(/* webpackChunkName: "later-understand" */ './understand-text');
  let before = criteria;
  let understood = understandOnce(before, rates, understandText);
  while (understood.query !== before.query) {
    before = understood;
    understood = understandOnce(before, rates, understandText);
  }
  return understood;
}

/** Values are added to a list; any other value is replaced. */
function understandOnce(criteria: SearchCriteria, rates: ExchangeRates | null, understand: Understand): SearchCriteria {
  if (!criteria.query) return criteria;
  const { rest, choices } = understand(criteria.query, rates);
  const before = new Map<string, unknown>(Object.entries(criteria));
  const understood = Object.entries(choices).map(([name, value]) => [
    name,
    isList(value) ? joined(before.get(name), value) : value,
  ]);
  return { ...criteria, ...Object.fromEntries(understood), query: rest };
}
