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
  return types.flatMap((type) => {
    const isOfType = (unit: RequestedUnit) => unit.type.trim() === type;
    const ofUnit = (query: string, test: (unit: RequestedUnit) => boolean): HiddenQuestion => ({
      query: `unit=${encode(type)}&${query}`,
      isWanted: hasOne((unit) => isOfType(unit) && test(unit)),
    });
    const ofProject = (query: string, test: (project: RequestedProject) => boolean): HiddenQuestion => ({
      query: `unit=${encode(type)}&${query}`,
      isWanted: (project) => test(project) && hasOne(isOfType)(project),
    });
    return [
      ...budgets.map(([from, to]) =>
        ofUnit(`price_from=${from}&price_to=${to}`, ({ price }) => inside(price, from, to)),
      ),
      ...sizes.map(([from, to]) => ofUnit(`size_from=${from}&size_to=${to}`, ({ size }) => inside(size, from, to))),
      ...views.map((wanted) => ofUnit(`outlook=${encode(wanted)}`, ({ view }) => view?.trim() === wanted)),
      ...[2, 3].map((least) => ofUnit(`baths=${least}`, ({ baths }) => (baths ?? 0) >= least)),
      ...areas.map((area) => ofProject(`location=${encode(area)}`, ({ location }) => areaOf(location ?? '') === area)),
      ...years.map((year) =>
        ofProject(
          `completion_from=${year}&completion_to=${year}`,
          ({ handover }) => handover?.startsWith(year) === true,
        ),
      ),
      ...[25, 50, 75].map((percent) => ofProject(`built=${percent}`, (project) => isBuilt(project, percent))),
    ];
  });
}

function isBuilt({ status, construction }: RequestedProject, percent: number): boolean {
  if (status === 'Ready') return true;
  const [latest] = [...(construction ?? [])].sort((one, other) => (one.as_of < other.as_of ? 1 : -1));
  return latest !== undefined && latest.percent >= percent;
}
