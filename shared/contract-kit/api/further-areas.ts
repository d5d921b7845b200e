import { areaOf } from '../../domain/areas/area-of';
import { readText, type UntrustedRecord } from '../../domain/record/untrusted-record';
import { slugFilter } from '../../domain/search/rules/slug-filter';
import { slugOrName } from '../../domain/text/slug';
import { shownName } from '../../domain/translation/record-translation';
import type { Http } from '../contracts/http';
import { areasPath } from './declared-calls';
import { readName } from './translation/read-translation';
import { parseRecords, readEnvelope } from './wire';

/** A published area that is none of the ten. */
export interface FurtherArea {
  /** In English, as projects have it as their location. */
  readonly name: string;
  /** In the language that was asked for. */
  readonly shown: string;
  /** As in `/locations/{slug}`. */
  readonly slug: string;
}

function parse(record: UntrustedRecord): FurtherArea | null {
  const named = readName(record);
  // A list of something else, as texts, has names too.
  if (readText(record, 'id') === null) return null;
  return named && { name: named.name, shown: shownName(named), slug: slugOrName(named.name).toLowerCase() };
}

/** The published areas beyond the ten; none with a backend that has no such call, or is away. Never rejects. */
export async function furtherAreas(http: Http, signal?: AbortSignal): Promise<readonly FurtherArea[]> {
  try {
    const { entries } = readEnvelope(await http.get(areasPath, signal), 'data');
    const all = parseRecords(entries, 'area', parse, http.report);
    return all.filter(({ name, slug }) => areaOf(name) === null && slugFilter(slug) === null);
  } catch {
    return [];
  }
}
