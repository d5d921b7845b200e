import { readCoordinates } from '../../../domain/map/coordinates';
import type { Coordinates, ProjectCard, UnitType } from '../../../domain/model/entities';
import { asRecord, asText, readText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import { criterionNames } from '../../../domain/search/criteria/search-criteria';
import { type FacetCounts, type Facets, facetNames } from '../../../domain/search/facets/facets';
import type { Relaxations } from '../../../domain/search/facets/relaxations';
import { type ProjectQuestion, type SearchResult, searchProjects } from '../../../domain/search/project-search';
import { askedUnit } from '../../../domain/search/rules/unit-rule';
import { readSearchedFacts, type SearchedFacts } from '../../../domain/search/searched-facts';
import { numberedLines } from '../../../domain/text/numbered-lines';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import { projectsPath as path } from '../declared-calls';
import { parseRecords, type Report, readEnvelope } from '../wire';
import { parseCardWithUnits, parseProjectCard } from './project-card';
import { filtersOf } from './project-filters';
import { hasApplied, isCount, readPaging } from './project-meta';

/**
 * Requests a page of results. Our backend filters, sorts and cuts, and says so in `meta`; a plain one sends all projects, and
 * the same rules run here. One that has applied only some of the criteria is asked again for everything.
 */
export async function searchOnWire(
  http: Http,
  question: ProjectQuestion,
  signal?: AbortSignal,
): Promise<SearchResult<ProjectCard>> {
  const { record, entries: sent } = readEnvelope(await http.get(searchPath(question), signal), 'data');
  const answered = readResponse(record, sent, question, http.report);
  if (answered) return answered;
  const whole = asRecord(record.meta) ? readEnvelope(await http.get(path, signal), 'data').entries : sent;
  const result = searchProjects(parseRecords(whole, 'project', parseSearched, http.report), question);
  const unitOf = askedUnit(question.criteria, question.slug);
  return { ...result, items: result.items.map((project) => withRequestedUnit(project.card, unitOf?.(project))) };
}

function searchPath({ criteria, slug, sort, page, perPage, facets }: ProjectQuestion): string {
  return withQuery(path, {
    ...filtersOf(criteria, slug),
    sort: sort ?? undefined,
    page,
    per_page: perPage,
    facets,
    fields: 'card',
  });
}

function readResponse(
  record: UntrustedRecord,
  sent: readonly unknown[],
  { criteria, slug, sort }: ProjectQuestion,
  report: Report,
): SearchResult<ProjectCard> | null {
  const paging = readPaging(record, sent.length);
  if (!paging || !hasApplied(record, filtersOf(criteria, slug), sort)) return null;
  const {
    hidden_by_budget: hidden,
    least_price: least,
    facets,
    relaxations,
    search_alerts,
  } = asRecord(record.meta) ?? {};
  return {
    items: parseRecords(sent, 'project', parseProjectCard, report),
    ...paging,
    hiddenByBudget: isCount(hidden, 0) ? hidden : 0,
    facets: readFacets(asRecord(facets)),
    ...(isCount(least, 1) ? { leastPrice: least } : {}),
    relaxations: readRelaxations(asRecord(relaxations)),
    ...(search_alerts === true ? { searchAlerts: true } : {}),
  };
}

/** The valid counts; a criterion without any is left out. */
export function readFacets(record: UntrustedRecord | null): Facets {
  return Object.fromEntries(
    facetNames.flatMap((name) => {
      const list = record?.[name];
      return Array.isArray(list) ? [[name, list.flatMap(readCount)] as const] : [];
    }),
  );
}

function readCount(entry: unknown): FacetCounts {
  const record = asRecord(entry);
  const value = asText(record?.value);
  return record && value !== null && isCount(record.count, 0) ? [{ value, count: record.count }] : [];
}

function readRelaxations(record: UntrustedRecord | null): Relaxations {
  return Object.fromEntries(
    criterionNames.flatMap((criterion) => {
      const count = record?.[criterion];
      return isCount(count, 1) ? [[criterion, count] as const] : [];
    }),
  );
}

/** A project as on a card, with the fields that only the search uses. */
export interface SearchedCard extends ProjectCard, SearchedFacts {
  readonly card: ProjectCard;
  readonly amenities: readonly string[];
  readonly place: Coordinates | null;
}

/** A project off the wire with all that a search reads; its units are parsed once. `null` when it has no name. */
export function parseSearched(record: UntrustedRecord): SearchedCard | null {
  const facts = readSearchedFacts(record);
  const card = parseCardWithUnits(record, facts.unitTypes ?? []);
  return (
    card && {
      ...card,
      card,
      ...facts,
      amenities: numberedLines(readText(record, 'amenities')),
      place: readCoordinates(record),
    }
  );
}

function withRequestedUnit(card: ProjectCard, unit: UnitType | null | undefined): ProjectCard {
  return unit ? { ...card, askedUnit: unit } : card;
}
