import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { ProjectRecord } from '../../database/project-record';
import { indexProject } from '../../search/searched-project';
import type { ProjectChange } from '../../search-alerts/changes';
import { digestOf } from '../../search-alerts/digest';
import type { HiddenQuestion, RequestedProject } from './questions';

type Ask = (query: string) => Promise<{
  readonly data: readonly { readonly id: number; readonly name: string; readonly asked_unit?: unknown }[];
  readonly meta: {
    readonly total: number;
    readonly facets?: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
  };
}>;

const wholeMap = 'fields=marker&zoom=7&bbox=53,23,57,27';
const largestPage = 100;
/** The alert starts before the projects are created. */
const longAgo = new Date(0);

export interface Answered {
  /** A message for each wrong response; empty where all are right. */
  readonly faults: readonly string[];
  /** The number of queries with a match. */
  readonly found: number;
}

/**
 * Asks each question of the list, the facets, the map, the suggestions and the alerts, and compares the answers with the records.
 * Of projects that do not say their units nothing is expected.
 */
export async function answerHiddenQuestions(
  questions: readonly HiddenQuestion[],
  records: readonly ProjectRecord[],
  ask: Ask,
): Promise<Answered> {
  const described = records.filter(({ units }) => units !== null && units.length > 0);
  const known = new Set(described.map(({ id }) => id));
  const changes = described.map(listedNow);
  const facetsOf = countedOnce(ask);
  const faults: string[] = [];
  let found = 0;
  for (const question of questions) {
    const { query, isWanted } = question;
    const wanted = new Set(described.filter(isWanted).map(({ id }) => id));
    if (wanted.size > 0) found += 1;
    const compare = (where: string, ids: readonly number[], expected: ReadonlySet<number>) => {
      const got = new Set(ids.filter((id) => known.has(id)));
      const wrong = [...got].filter((id) => !expected.has(id));
      const missing = [...expected].filter((id) => !got.has(id));
      if (wrong.length + missing.length > 0) {
        faults.push(`${where} ${query}: ${wrong.length} too many (${wrong.slice(0, 3)}), ${missing.length} missing`);
      }
    };
    const total = await compareList(query, ask, (ids) => compare('list', ids, wanted));
    await compareMap(query, ask, total, faults);
    await compareFacet(query, facetsOf, total, faults);
    const [first] = wanted;
    const name = described.find(({ id }) => id === first)?.name;
    if (name !== undefined) {
      const { data } = await ask(`suggest=${encodeURIComponent(name)}&${query}&fields=card`);
      const ids = data.map(({ id }) => id);
      if (!ids.some((id) => wanted.has(id))) faults.push(`suggestions ${query}: lack ${name}`);
      compare('suggestions', ids, new Set(ids.filter((id) => wanted.has(id))));
    }
    await compareAlert(question, described, changes, faults);
  }
  return { faults, found };
}

async function compareList(query: string, ask: Ask, compare: (ids: readonly number[]) => void): Promise<number> {
  const ids: number[] = [];
  let total = 0;
  for (let page = 1; page === 1 || ids.length < total; page += 1) {
    const { data, meta } = await ask(`${query}&fields=card&page=${page}&per_page=${largestPage}`);
    ids.push(...data.map(({ id }) => id));
    total = meta.total;
    if (data.length === 0) break;
  }
  compare(ids);
  return total;
}

async function compareMap(query: string, ask: Ask, total: number, faults: string[]): Promise<void> {
  const { meta } = await ask(`${query}&${wholeMap}`);
  if (meta.total !== total) faults.push(`map ${query}: ${meta.total} instead of ${total}`);
}

/** For bedrooms: the count beside that choice, without any bedrooms chosen, equals the number of results with it. */
async function compareFacet(
  query: string,
  facetsOf: (others: string) => Promise<Counts>,
  total: number,
  faults: string[],
): Promise<void> {
  const others = new URLSearchParams(query);
  const type = others.get('unit') ?? '';
  others.delete('unit');
  const counts = await facetsOf(others.toString());
  const count = counts.find(({ value }) => value === type)?.count ?? 0;
  if (count !== total) faults.push(`facets ${query}: ${count} instead of ${total}`);
}

type Counts = readonly { readonly value: string; readonly count: number }[];

/** The facet counts of other criteria, cached: many queries share them. */
function countedOnce(ask: Ask): (others: string) => Promise<Counts> {
  const known = new Map<string, Promise<Counts>>();
  return (others) => {
    const before =
      known.get(others) ??
      ask(`${others}&facets=configurations&page=1&per_page=1`).then(({ meta }) => meta.facets?.configurations ?? []);
    known.set(others, before);
    return before;
  };
}

/** Created after all alerts. */
const listedNow = (record: ProjectRecord): ProjectChange => ({
  project: indexProject(record),
  listedAt: new Date(),
  withdrawnAt: null,
  prices: [],
  states: [],
});

/** The digest of the alert, as if all projects had been created since: it counts the available matches. */
async function compareAlert(
  { query, isWanted }: HiddenQuestion,
  described: readonly RequestedProject[],
  changes: readonly ProjectChange[],
  faults: string[],
): Promise<void> {
  const price = query.includes('price_') ? '' : '&price=any';
  const digest = await digestOf({ query: `${query}${price}`, slug: null }, changes, longAgo, defaultLanguage.locale);
  const expected = described.filter((project) => isWanted(project) && !isSoldOut(project.status)).length;
  const counted = digest?.freshTotal ?? 0;
  if (counted !== expected) faults.push(`alerts ${query}: ${counted} instead of ${expected}`);
}
