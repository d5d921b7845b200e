/** What the text of a search field means when no option was chosen. */
export type TypedChoice =
  /** Nothing is typed, or the typed value has been chosen already. */
  | { readonly status: 'settled' }
  | { readonly status: 'taken'; readonly values: readonly string[] }
  | { readonly status: 'open'; readonly matches: number };

/** The most values that a choice and an address take (`shared/contract-kit/paths/criteria`). */
const most = 20;

const fold = (text: string) => text.trim().toLowerCase();

/**
 * The values that a typed text means: the one that is equal, or all that contain it, up to `limit`; a text is never dropped
 * silently.
 *
 *     typedChoice('mar', ['Al Furjan', 'Dubai Marina'], [])  =>  taken: Dubai Marina
 */
export function typedChoice(
  sought: string,
  values: readonly string[],
  chosen: readonly string[],
  limit = most,
): TypedChoice {
  const needle = fold(sought);
  const has = (value: string) => fold(value).includes(needle);
  if (needle === '' || chosen.some(has)) return { status: 'settled' };
  const exact = values.filter((value) => fold(value) === needle);
  const matching = exact.length > 0 ? exact : values.filter(has);
  if (matching.length === 0 || matching.length > limit) return { status: 'open', matches: matching.length };
  return { status: 'taken', values: matching };
}
