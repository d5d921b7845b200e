import type { ProjectCard } from '../../../domain/model/entities';
import { asRecord, asText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import { noCriteria, type SearchCriteria } from '../../../domain/search/criteria/search-criteria';
import type { FacetCounts } from '../../../domain/search/facets/facets';
import { searchFilter } from '../../../domain/search/search-filter';
import { type Suggestions, suggestionLimits, suggestions } from '../../../domain/search/suggestions';
import { byTextRank } from '../../../domain/search/words/text-search';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import { projectsPath as path } from '../declared-calls';
import { parseRecords, readEnvelope } from '../wire';
import { parseProjectCard } from './project-card';
import { filtersOf } from './project-filters';
import { hasApplied, isCount } from './project-meta';
import { parseSearched, type SearchedCard } from './project-search';

/** As many as fit below a field without scrolling. */
const suggestionLimit = 8;

/** How long the whole list of a plain backend is cached for further typing, in milliseconds. */
const timeToLive = 60_000;

/** A plain backend would send everything for each letter: its list is loaded once and searched here. */
const wholeLists = new WeakMap<Http, { readonly projects: readonly SearchedCard[]; readonly until: number }>();

/** The projects that match a text best. Our backend searches and ranks; a plain one sends the list. */
export async function suggestOnWire(http: Http, text: string, signal?: AbortSignal): Promise<readonly ProjectCard[]> {
  const query = text.trim();
  const ofList = (projects: readonly SearchedCard[]) =>
    byTextRank(projects, query)
      .slice(0, suggestionLimit)
      .map(({ card }) => card);
  const cached = cachedList(http);
  if (cached) return ofList(cached);
  const filters = filtersOf({ ...noCriteria, query: query || null }, null);
  const requested = { ...filters, page: 1, per_page: suggestionLimit, fields: 'card' };
  const { record, entries } = readEnvelope(await http.get(withQuery(path, requested), signal), 'data');
  if (hasApplied(record, filters, null)) {
    return parseRecords(entries, 'project', parseProjectCard, http.report).slice(0, suggestionLimit);
  }
  return ofList(await wholeList(http, record, entries, signal));
}

/** Suggestions for a partial text; computed here where the backend has none. */
export async function suggestionsOnWire(
  http: Http,
  { text, criteria }: { readonly text: string; readonly criteria: SearchCriteria },
  signal?: AbortSignal,
): Promise<Suggestions<ProjectCard>> {
  const ofList = (projects: readonly SearchedCard[]) => {
    const found = suggestions(projects.filter(searchFilter(criteria)), text);
    return { ...found, projects: found.projects.map(({ card }) => card) };
  };
  const cached = cachedList(http);
  if (cached) return ofList(cached);
  const filters = filtersOf(criteria, null);
  const requested = withQuery(path, { ...filters, suggest: text.trim(), fields: 'card' });
  const { record, entries } = readEnvelope(await http.get(requested, signal), 'data');
  const named = asRecord(asRecord(record.meta)?.suggestions);
  if (named === null || !hasApplied(record, filters, null)) {
    return ofList(await wholeList(http, record, entries, signal));
  }
  const projects = parseRecords(entries, 'project', parseProjectCard, http.report);
  return {
    areas: readCounts(named.areas).slice(0, suggestionLimits.areas),
    kinds: readCounts(named.kinds).slice(0, suggestionLimits.kinds),
    developers: readCounts(named.developers).slice(0, suggestionLimits.developers),
    agents: readCounts(named.agents).slice(0, suggestionLimits.agents),
    landmarks: readCounts(named.landmarks).slice(0, suggestionLimits.landmarks),
    projects: projects.slice(0, suggestionLimits.projects),
  };
}

function cachedList(http: Http): readonly SearchedCard[] | null {
  const cached = wholeLists.get(http);
  return cached && cached.until > Date.now() ? cached.projects : null;
}

/** All projects: those of the response, unless `meta` says that a backend which knows some of the options has cut the list. */
async function wholeList(
  http: Http,
  record: UntrustedRecord,
  sent: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<readonly SearchedCard[]> {
  const whole = asRecord(record.meta) ? readEnvelope(await http.get(path, signal), 'data').entries : sent;
  const projects = parseRecords(whole, 'project', parseSearched, http.report);
  wholeLists.set(http, { projects, until: Date.now() + timeToLive });
  return projects;
}

function readCounts(value: unknown): FacetCounts {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const record = asRecord(entry);
    const name = asText(record?.value);
    const shown = asText(record?.shown);
    if (!record || !name || !isCount(record.count, 1)) return [];
    return [{ value: name, count: record.count, ...(shown !== null && { shown }) }];
  });
}
