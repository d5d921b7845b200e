import { alphabetical } from '../../../domain/format/alphabetical';
import { asRecord, readLine, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import { noCriteria } from '../../../domain/search/criteria/search-criteria';
import { facets } from '../../../domain/search/facets/count-facets';
import type { FacetCounts } from '../../../domain/search/facets/facets';
import { nameLimit, type ProjectNames, projectNames } from '../../../domain/search/words/project-names';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import { projectsPath as path } from '../declared-calls';
import { readName } from '../translation/read-translation';
import { parseRecords, readEnvelope } from '../wire';
import { hasApplied, readPaging } from './project-meta';
import { readFacets } from './project-search';

interface Place {
  readonly name: string;
  readonly location: string | null;
}

/** The locations of the hero search, by name: our backend counts them, a plain one sends all projects. */
export async function locationsOnWire(http: Http, signal?: AbortSignal): Promise<FacetCounts> {
  const requested = withQuery(path, { facets: ['locations'], page: 1, per_page: 1, fields: 'card' });
  const { record, entries } = readEnvelope(await http.get(requested, signal), 'data');
  const counted = readFacets(asRecord(asRecord(record.meta)?.facets)).locations;
  // Only the counts matter; the one record is parsed so that an invalid one is reported.
  const places = parseRecords(entries, 'project', parsePlace, http.report);
  const locations = counted ?? countLocations(await wholeList(http, record, places, signal));
  return locations.toSorted((one, other) => alphabetical(one.value, other.value));
}

/** The names for the hero search; our backend sends no more than are shown. */
export async function namesOnWire(
  http: Http,
  question: { readonly locations: readonly string[]; readonly sought: string },
  signal?: AbortSignal,
): Promise<ProjectNames> {
  const filters = { location: question.locations, in_name: question.sought.trim() || undefined };
  const requested = withQuery(path, { ...filters, sort: 'name', page: 1, per_page: nameLimit, fields: 'name' });
  const { record, entries } = readEnvelope(await http.get(requested, signal), 'data');
  const places = parseRecords(entries, 'project', parsePlace, http.report);
  const paging = readPaging(record, entries.length);
  if (paging && hasApplied(record, filters, 'name')) {
    return { ...projectNames(places, question), isCut: paging.total > entries.length };
  }
  return projectNames(await wholeList(http, record, places, signal), question);
}

/** All projects: those of the response, unless `meta` says that a backend which knows some of the options has cut the list. */
async function wholeList(
  http: Http,
  record: UntrustedRecord,
  sent: readonly Place[],
  signal: AbortSignal | undefined,
): Promise<readonly Place[]> {
  if (!asRecord(record.meta)) return sent;
  const { entries } = readEnvelope(await http.get(path, signal), 'data');
  return parseRecords(entries, 'project', parsePlace, http.report);
}

function countLocations(places: readonly Place[]): FacetCounts {
  const bare = { developer: null, units: [], labels: [], categories: [], agents: [], amenities: [], price: 0 };
  const projects = places.map((place) => ({ ...bare, ...place }));
  return facets(projects, noCriteria, ['locations']).locations ?? [];
}

function parsePlace(record: UntrustedRecord): Place | null {
  const named = readName(record);
  return named && { ...named, location: readLine(record, 'location') };
}
