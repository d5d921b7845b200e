import { cutLine, longestLine } from '../../domain/record/cut-line';
import { asRecord, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { slugOrName, slugToName } from '../../domain/text/slug';
import type { Http } from '../contracts/http';
import { isApiError } from './api-error';

/** Names are cut at this length in links (`cutLine`), so no slug of ours is longer. */
export const longestSlug = longestLine;

interface Named {
  readonly name: string;
}

interface Source<Whole extends Named> {
  /** The call of section 7 for one record; `null` where the backend knows no such name. */
  readonly byName: (name: string) => Promise<Whole | null>;
  /** Every name of the list, uncut. */
  readonly names: () => Promise<readonly string[]>;
}

/**
 * Finds the record whose name has a slug. First requests the slug with spaces for its hyphens (section 7). A name with a
 * hyphen, an apostrophe, an ampersand, a slash or an accent is lost that way: then the list is searched for the slug and the
 * record is requested by its exact name (readings, routes). `null` where the list has no such name either.
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

/** Whether a name has this slug, either the whole name or as it is cut where it is shown. */
export function hasSlug(name: string, slug: string): boolean {
  return [name, cutLine(name)].some((each) => slugOrName(each) === slugOrName(slug));
}

/** The record at a path, which some backends send as a list of one; `null` where the backend has no such record. */
export async function recordAt<Whole>(
  http: Http,
  path: string,
  parse: (record: UntrustedRecord) => Promise<Whole | null>,
  signal?: AbortSignal,
): Promise<Whole | null> {
  try {
    const body = asRecord(await http.get(path, signal));
    const record = asRecord(body && [body.data].flat()[0]);
    return record && (await parse(record));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Whether a call for one record was rejected because there is no such record. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 404 || error.status === 410);
}
