import { cutLine, longestLine } from '../../domain/record/cut-line';
import { slugToName, toSlug } from '../../domain/text/slug';
import { isApiError } from './api-error';

/** No link of ours has a longer one: names are cut there (`cutLine`). */
export const longestSlug = longestLine;

interface Named {
  readonly name: string;
}

interface Source<Whole extends Named> {
  /** The call of section 7 for one record; `null` where the backend knows no such name. */
  readonly byName: (name: string) => Promise<Whole | null>;
  /** Every name of the list, whole. */
  readonly names: () => Promise<readonly string[]>;
}

/**
 * The record whose name has a slug. Asks for the slug with its hyphens as spaces (section 7). A name with a hyphen, an
 * apostrophe, an ampersand, a slash or an accent does not survive that: then the list is searched for the slug and the
 * record asked for by its exact name (readings, routes). `null` where the list has no such name either.
 */
export async function findBySlug<Whole extends Named>(slug: string, source: Source<Whole>): Promise<Whole | null> {
  if (slug.length > longestSlug) return null;
  const first = await source.byName(slugToName(slug));
  if (first && hasSlug(first.name, slug)) return first;
  const exactName = (await source.names()).find((name) => hasSlug(name, slug));
  if (exactName === undefined) return null;
  const exact = await source.byName(exactName);
  return exact && hasSlug(exact.name, slug) ? exact : null;
}

/** Whether a link with this slug means the name, whole or as it is cut where it is shown. */
export function hasSlug(name: string, slug: string): boolean {
  return [name, cutLine(name)].some((each) => segmentOf(each) === segmentOf(slug));
}

/** How a name stands in a URL; one without a letter or digit stands there as it is (see `paths`). */
export function segmentOf(name: string): string {
  return toSlug(name) || name;
}

/** What a call for one record rejects with where there is none. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 404 || error.status === 410);
}
