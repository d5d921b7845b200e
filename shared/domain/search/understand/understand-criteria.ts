import type { SearchCriteria } from '../criteria/search-criteria';
import type { UnderstandOptions, UnderstoodText, understandText } from './understand-text';

type Understand = typeof understandText;

/** Criteria of which the free text has been understood. */
export interface UnderstoodCriteria extends Pick<UnderstoodText, 'order' | 'remarks' | 'typed'> {
  /** `query` is what is left of the text. */
  readonly criteria: SearchCriteria;
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

function joined(chosen: unknown, understood: readonly string[]): readonly string[] {
  const known = isList(chosen) ? chosen : [];
  const keys = new Set(known.map((value) => value.toLowerCase()));
  return [...known, ...understood.filter((value) => !keys.has(value.toLowerCase()))];
}

/**
 * Moves what the free text names into criteria of its own, and repeats that with the rest until nothing more is found. The
 * result is written into addresses, and must mean the same when it is read from there. The vocabulary is loaded only for a text.
 */
export async function understandCriteria(
  criteria: SearchCriteria,
  options: UnderstandOptions = {},
): Promise<UnderstoodCriteria> {
  let understood: UnderstoodCriteria = { criteria, order: null, remarks: [], typed: [] };
  if (!criteria.query) return understood;
  const { understandText } = await import(/* webpackChunkName: "later-understand" */ './understand-text');
  for (;;) {
    const before = understood.criteria.query;
    understood = understandOnce(understood, options, understandText);
    if (understood.criteria.query === before) return understood;
  }
}

/** Values are added to a list; any other value is replaced. */
function understandOnce(
  { criteria, order, remarks, typed }: UnderstoodCriteria,
  options: UnderstandOptions,
  understand: Understand,
): UnderstoodCriteria {
  if (!criteria.query) return { criteria, order, remarks, typed };
  const { rest, choices, ...found } = understand(criteria.query, options);
  const before = new Map<string, unknown>(Object.entries(criteria));
  const understood = Object.entries(choices).map(([name, value]) => [
    name,
    isList(value) ? joined(before.get(name), value) : value,
  ]);
  return {
    criteria: { ...criteria, ...Object.fromEntries(understood), query: rest },
    order: found.order ?? order,
    remarks: [...remarks, ...found.remarks],
    typed: [...typed, ...found.typed],
  };
}
