import type { ProjectRecord } from '../../database/project-record';

/** A project as the API sends it, from which queries are made independently of the search rules. */
export type RequestedProject = Pick<
  ProjectRecord,
  'id' | 'name' | 'location' | 'status' | 'handover' | 'units' | 'construction'
>;

type RequestedUnit = NonNullable<RequestedProject['units']>[number];

export interface HiddenQuestion {
  readonly query: string;
  /** Whether a project with units should match. Written without the rules of the search. */
  readonly isWanted: (project: RequestedProject) => boolean;
}

const isFree = ({ available, offer_state: state }: RequestedUnit) =>
  available !== 0 && (state ?? 'Available') === 'Available';
const hasOne = (test: (unit: RequestedUnit) => boolean) => (project: RequestedProject) =>
  (project.units ?? []).some((unit) => isFree(unit) && test(unit));
const inside = (value: number | null | undefined, from: number, to: number) =>
  typeof value === 'number' && value >= from && value <= to;
const encode = encodeURIComponent;
/** Some records append a short form: `Jumeirah Village Circle (JVC)`. */
const areaOf = (location: string) => location.replace(/ \(.*\)$/, '').trim();

const each = <Value>(
  projects: readonly RequestedProject[],
  read: (unit: RequestedUnit) => Value | null | undefined,
) => [...new Set(projects.flatMap(({ units }) => (units ?? []).flatMap((unit) => read(unit) ?? [])))];

const budgets = [
  [10_000, 1_000_000],
  [10_000, 2_000_000],
  [1_500_000, 3_000_000],
  [3_000_000, 6_000_000],
  [6_000_000, 99_000_000],
] as const;
const sizes = [
  [300, 700],
  [700, 1_200],
  [1_200, 2_500],
  [2_500, 90_000],
] as const;

/** Several hundred queries, generated from the records: types by prices, sizes, views, baths, areas, years, progress. */
export function hiddenQuestions(projects: readonly RequestedProject[]): readonly HiddenQuestion[] {
  const types = each(projects, ({ type }) => type.trim());
  const views = each(projects, ({ view }) => view?.trim());
  const areas = [...new Set(projects.flatMap(({ location }) => (location === null ? [] : areaOf(location))))];
  const years = [...new Set(projects.flatMap(({ handover }) => handover?.slice(0, 4) ?? []))];
  return [
    ...types.flatMap((type) => budgets.map(([from, to]) => ofTypeAndPrice(type, from, to))),
    ...types.flatMap((type) => sizes.map(([from, to]) => ofTypeAndSize(type, from, to))),
    ...views.flatMap((view) => types.map((type) => ofTypeAndView(type, view))),
    ...types.flatMap((type) => [2, 3].map((baths) => ofTypeAndBaths(type, baths))),
    ...areas.flatMap((area) => types.map((type) => inArea(type, area))),
    ...years.flatMap((year) => types.map((type) => ofYear(type, year))),
    ...[25, 50, 75].flatMap((percent) => types.map((type) => ofBuilt(type, percent))),
  ];
}

const ofTypeAndPrice = (type: string, from: number, to: number): HiddenQuestion => ({
  query: `unit=${encode(type)}&price_from=${from}&price_to=${to}`,
  isWanted: hasOne((unit) => unit.type.trim() === type && inside(unit.price, from, to)),
});

const ofTypeAndSize = (type: string, from: number, to: number): HiddenQuestion => ({
  query: `unit=${encode(type)}&size_from=${from}&size_to=${to}`,
  isWanted: hasOne((unit) => unit.type.trim() === type && inside(unit.size, from, to)),
});

const ofTypeAndView = (type: string, view: string): HiddenQuestion => ({
  query: `unit=${encode(type)}&outlook=${encode(view)}`,
  isWanted: hasOne((unit) => unit.type.trim() === type && unit.view?.trim() === view),
});

const ofTypeAndBaths = (type: string, baths: number): HiddenQuestion => ({
  query: `unit=${encode(type)}&baths=${baths}`,
  isWanted: hasOne((unit) => unit.type.trim() === type && (unit.baths ?? 0) >= baths),
});

const inArea = (type: string, area: string): HiddenQuestion => ({
  query: `unit=${encode(type)}&location=${encode(area)}`,
  isWanted: (project) =>
    areaOf(project.location ?? '') === area && hasOne((unit) => unit.type.trim() === type)(project),
});

const ofYear = (type: string, year: string): HiddenQuestion => ({
  query: `unit=${encode(type)}&completion_from=${year}&completion_to=${year}`,
  isWanted: (project) =>
    project.handover?.startsWith(year) === true && hasOne((unit) => unit.type.trim() === type)(project),
});

const ofBuilt = (type: string, percent: number): HiddenQuestion => ({
  query: `unit=${encode(type)}&built=${percent}`,
  isWanted: (project) => isBuilt(project, percent) && hasOne((unit) => unit.type.trim() === type)(project),
});

function isBuilt({ status, construction }: RequestedProject, percent: number): boolean {
  if (status === 'Ready') return true;
  const [latest] = [...(construction ?? [])].sort((one, other) => (one.as_of < other.as_of ? 1 : -1));
  return latest !== undefined && latest.percent >= percent;
}
